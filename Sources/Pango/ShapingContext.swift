@_implementationOnly import CPango

/// Font lookup, itemization and shaping with our own font list. Wraps `PangoFontMap` and `PangoContext`.
///
/// Not thread-safe: the owner serialises all access.
package final class ShapingContext {
    let fontMap: UnsafeMutableRawPointer
    let context: OpaquePointer
    let glyphs: UnsafeMutableRawPointer
    private var fonts: [UnsafeMutableRawPointer: ShapingFont] = [:]
    private var descriptions: [FontRequest: OpaquePointer] = [:]
    private var current: FontRequest?

    /// The number of cached descriptions or fonts above which ``isFull`` is `true`.
    package static let limit = 1024

    /// Creates a context with exactly the fonts in `configuration`, the text of a fontconfig file.
    ///
    /// The list becomes fontconfig's current list of the process. Otherwise Pango loads the default list, which reads
    /// the user's files and takes longer than everything else.
    ///
    /// - Parameter language: The language of text without a language; the locale of the process is ignored.
    package init(configuration: [UInt8], language: String) throws(PangoError) {
        let list = try Self.load(configuration)
        defer { FcConfigDestroy(list) }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { throw .noFontMap }
        let raw = UnsafeMutableRawPointer(map)
        pango_fc_font_map_set_config(OpaquePointer(raw), list)
        pango_cairo_font_map_set_resolution(OpaquePointer(raw), 72)
        guard let context = pango_font_map_create_context(map) else { throw .noFontMap }
        fontMap = raw
        self.context = context
        glyphs = UnsafeMutableRawPointer(pango_glyph_string_new())
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_round_glyph_positions(context, 0)
        setOptions()
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        fonts.removeAll()
        pango_glyph_string_free(glyphs.assumingMemoryBound(to: PangoGlyphString.self))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
    }

    /// Whether the limit of fonts is exceeded, so that the owner discards its caches and calls ``purge()``.
    package var isFull: Bool { fonts.count > Self.limit || descriptions.count > Self.limit }

    /// Discards all fonts. Cached shapes whose key contains a font must be discarded together with them.
    package func purge() {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions.removeAll()
        fonts.removeAll()
        current = nil
    }

    /// Returns the font closest to `request`; `nil` only if the list is empty.
    package func font(_ request: FontRequest) -> ShapingFont? {
        let map = fontMap.assumingMemoryBound(to: PangoFontMap.self)
        guard let font = pango_font_map_load_font(map, context, description(request)) else { return nil }
        defer { g_object_unref(font) }
        return wrap(UnsafeMutableRawPointer(font))
    }

    /// Returns the wrapper of a `PangoFont`; always the same wrapper for one pointer.
    func wrap(_ font: UnsafeMutableRawPointer) -> ShapingFont {
        if let cached = fonts[font] { return cached }
        let wrapper = ShapingFont(retaining: font)
        fonts[font] = wrapper
        return wrapper
    }

    func description(_ request: FontRequest) -> OpaquePointer? {
        if let cached = descriptions[request] { return cached }
        let fontDescription = pango_font_description_new()
        pango_font_description_set_family(fontDescription, request.family)
        pango_font_description_set_absolute_size(fontDescription, request.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(fontDescription, PangoWeight(UInt32(request.weight)))
        pango_font_description_set_style(fontDescription, request.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        descriptions[request] = fontDescription
        return fontDescription
    }

    /// Sets the font of text without a font attribute.
    func select(_ request: FontRequest) {
        guard request != current else { return }
        current = request
        pango_context_set_font_description(context, description(request))
    }

    /// Returns the library's constant for a language tag, which lives as long as the process.
    package static func language(_ tag: String) -> UInt {
        UInt(bitPattern: pango_language_from_string(tag))
    }

    private func setOptions() {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    private static func load(_ configuration: [UInt8]) throws(PangoError) -> OpaquePointer {
        guard let list = FcConfigCreate() else { throw .badConfiguration(operation: "FcConfigCreate") }
        let text = configuration + [0]
        guard FcConfigParseAndLoadFromMemory(list, text, 1) != 0 else {
            throw .badConfiguration(operation: "FcConfigParseAndLoadFromMemory")
        }
        guard FcConfigBuildFonts(list) != 0 else { throw .badConfiguration(operation: "FcConfigBuildFonts") }
        guard FcConfigSetCurrent(list) != 0 else { throw .badConfiguration(operation: "FcConfigSetCurrent") }
        return list
    }
}
