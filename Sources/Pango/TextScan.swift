@_implementationOnly import CPango

/// Analysis of plain text without a font. Thread-safe.
package enum TextScan {
    /// Returns the breaks of a paragraph: one value for each byte and one for the end. Bytes inside a character have
    /// no flags. Wraps `pango_get_log_attrs`.
    package static func breaks(_ text: UnsafeBufferPointer<UInt8>, language: UInt) -> [BreakFlags] {
        guard let base = text.baseAddress, !text.isEmpty else { return [] }
        let count = text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        let native = UnsafeMutablePointer<PangoLogAttr>.allocate(capacity: count + 1)
        native.initialize(repeating: PangoLogAttr(), count: count + 1)
        defer { native.deallocate() }
        UnsafeRawPointer(base).withMemoryRebound(to: CChar.self, capacity: text.count) {
            pango_get_log_attrs($0, Int32(text.count), -1, OpaquePointer(bitPattern: language), native, Int32(count + 1))
        }
        var result = [BreakFlags](repeating: [], count: text.count + 1)
        var character = 0
        for (index, byte) in text.enumerated() where byte & 0xC0 != 0x80 {
            result[index] = flags(native[character])
            character += 1
        }
        result[text.count] = flags(native[count])
        return result
    }

    private static func flags(_ attribute: PangoLogAttr) -> BreakFlags {
        var flags: BreakFlags = []
        if attribute.is_line_break != 0 { flags.insert(.line) }
        if attribute.is_char_break != 0 { flags.insert(.character) }
        if attribute.is_cursor_position != 0 { flags.insert(.cursor) }
        if attribute.is_white != 0 { flags.insert(.white) }
        if attribute.is_word_start != 0 { flags.insert(.wordStart) }
        if attribute.is_word_end != 0 { flags.insert(.wordEnd) }
        if attribute.is_expandable_space != 0 { flags.insert(.expandable) }
        return flags
    }
}
