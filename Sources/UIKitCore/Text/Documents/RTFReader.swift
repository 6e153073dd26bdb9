import UIKitEngines

/// Converts RTF to attributed text: fonts, colours, lines, paragraphs and links.
///
/// The reader goes through the bytes once. A brace pushes or pops the state: the style and the destination of
/// characters. A control word changes the style, inserts a character or selects a destination, such as the font or
/// colour table. A group with an unknown destination is skipped. Characters are collected in runs of equal style. The
/// end of a paragraph sets the paragraph attributes of its runs, since RTF specifies paragraph attributes by the state
/// at that point. At most 1,000 nested groups have their own state. The runs then become an attributed string.
///
/// - Source: Rich Text Format (RTF) Specification, version 1.9.1, Microsoft 2008.
struct RTFReader {
    /// The destination of the characters in a group.
    private enum Destination { case text, skipped, fonts, colors, instruction }

    private struct State {
        var style = DocumentStyle()
        var destination = Destination.text
        /// The number of replacement characters after each Unicode character, for readers without Unicode support.
        var replacementCount = 1
    }

    private struct Run {
        var text: String
        var style: DocumentStyle
    }

    private static let maximumDepth = 1_000
    private let bytes: [UInt8]
    private var position = 0
    private var state = State()
    private var stack: [State] = []
    /// The number of open groups beyond the maximum depth.
    private var excessDepth = 0
    private var fontNames: [Int: String] = [:]
    private var fontNumber = 0
    private var fontName = ""
    private var colors: [SIMD4<Double>?] = []
    private var color = SIMD4<Double>(0, 0, 0, 1)
    private var hasColor = false
    private var instruction = ""
    /// A high surrogate that waits for its low surrogate; empty otherwise.
    private var pendingSurrogate: [UInt16] = []
    private var runs: [Run] = []
    /// The index of the first run of the open paragraph.
    private var paragraphStart = 0
    /// The number of replacement characters that are still to be skipped.
    private var skipCount = 0

    /// Returns the text of an RTF document; `nil` if the data is not RTF.
    static func text(of data: Data) -> NSAttributedString? {
        guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
        var reader = RTFReader(Array(data))
        reader.read()
        return reader.attributedString()
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        state.style.families = ["Helvetica"]
    }

    private mutating func read() {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): beginGroup()
            case UInt8(ascii: "}"):
                // The state at the end of the document's group specifies the attributes of the last paragraph.
                if stack.count == 1, excessDepth == 0 { return endParagraph() }
                endGroup()
            case UInt8(ascii: "\\"): readControl()
            case 10, 13: break
            default: consume(WindowsText.scalar(byte))
            }
        }
        endParagraph()
    }

    private mutating func beginGroup() {
        guard stack.count < Self.maximumDepth else { return excessDepth += 1 }
        stack.append(state)
        skipCount = 0
    }

    private mutating func endGroup() {
        skipCount = 0
        guard excessDepth == 0 else { return excessDepth -= 1 }
        let endedDestination = state.destination
        if endedDestination == .fonts { endFont() }
        guard let outerState = stack.popLast() else { return }
        state = outerState
        guard endedDestination == .instruction, outerState.destination != .instruction else { return }
        if let link = Self.address(instruction) { state.style.link = link }
        instruction = ""
    }

    /// Returns the address in a field instruction `HYPERLINK "…"`; `nil` for other instructions.
    private static func address(_ instruction: String) -> String? {
        guard let name = instruction.range(of: "HYPERLINK") else { return nil }
        let argument = instruction[name.upperBound...].trimmed
        if argument.hasPrefix("\"") { return String(argument.dropFirst().prefix { $0 != "\"" }) }
        return argument.isEmpty ? nil : String(argument.prefix { !$0.isWhitespace })
    }

    // MARK: - Controls

    private mutating func readControl() {
        guard position < bytes.count else { return }
        let first = bytes[position]
        guard Self.isLetter(first) else {
            position += 1
            return applySymbol(first)
        }
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]), position - start < 32 { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        let numberStart = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        while position < bytes.count, (48...57).contains(bytes[position]) { position += 1 }
        let number = Int(String(decoding: bytes[numberStart..<position], as: UTF8.self)).map { min(max($0, -1_000_000), 1_000_000) }
        if position < bytes.count, bytes[position] == 32 { position += 1 }
        if word == "bin" { return position = min(bytes.count, position + max(0, number ?? 0)) }
        if skipCount > 0, word != "u" { return skipCount -= 1 }
        apply(word, number)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

    private mutating func applySymbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"):
            let digits = bytes[position..<min(position + 2, bytes.count)]
            position += digits.count
            if let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { consume(WindowsText.scalar(value)) }
        case UInt8(ascii: "*"): state.destination = state.destination == .text ? .skipped : state.destination
        case UInt8(ascii: "~"): consume("\u{A0}")
        case UInt8(ascii: "_"): consume("\u{2011}")
        case UInt8(ascii: "-"): consume("\u{AD}")
        case 10, 13: apply("par", nil)
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): consume(Unicode.Scalar(byte))
        default: break
        }
    }

    private mutating func apply(_ word: String, _ number: Int?) {
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        case "fldinst": state.destination = .instruction
        case "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footerl", "footerr", "footnote", "object",
            "nonshppict",
            "listtable", "listoverridetable", "generator", "themedata", "datastore", "xmlnstbl", "rsidtbl", "expandedcolortbl":
            state.destination = .skipped
        case "u": consumeCodeUnit(number ?? 0)
        case "uc": state.replacementCount = max(0, number ?? 1)
        case "f" where state.destination == .fonts: beginFont(number ?? 0)
        case "red", "green", "blue": setColorPart(word, number ?? 0)
        default:
            guard state.destination == .text else { return }
            if let text = Self.characters[word] { return text.unicodeScalars.forEach { consume($0) } }
            if word == "par" || word == "sect" || word == "page" { return endLine() }
            if !state.style.applyRTF(word, number) { applyTable(word, number) }
        }
    }

    private static let characters = [
        "tab": "\t", "line": "\u{2028}", "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”",
        "bullet": "•", "emspace": "\u{2003}", "enspace": "\u{2002}", "cell": "\t", "row": "\u{2028}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    ]

    private mutating func applyTable(_ word: String, _ number: Int?) {
        let index = number ?? 0
        switch word {
        case "f": if let name = fontNames[index] { state.style.families = [name, "Helvetica"] }
        case "cf": state.style.color = (colors.indices.contains(index) ? colors[index] : nil) ?? SIMD4(0, 0, 0, 1)
        case "cb", "highlight", "chcbpat": state.style.background = colors.indices.contains(index) ? colors[index] : nil
        case "plain":
            let block = state.style.block
            state.style = DocumentStyle()
            state.style.families = [fontNames[0] ?? "Helvetica", "Helvetica"]
            state.style.block = block
        default: break
        }
    }

    // MARK: - Tables

    private mutating func beginFont(_ number: Int) {
        endFont()
        fontNumber = number
    }

    private mutating func endFont() {
        let name = String(Substring(fontName).trimmed)
        if !name.isEmpty { fontNames[fontNumber] = name }
        fontName = ""
    }

    private mutating func setColorPart(_ word: String, _ number: Int) {
        guard state.destination == .colors else { return }
        hasColor = true
        let channel = Double(min(max(number, 0), 255)) / 255
        switch word {
        case "red": color[0] = channel
        case "green": color[1] = channel
        default: color[2] = channel
        }
    }

    private mutating func endColor() {
        colors.append(hasColor ? color : nil)
        color = SIMD4(0, 0, 0, 1)
        hasColor = false
    }

    // MARK: - Characters

    private mutating func consumeCodeUnit(_ number: Int) {
        let codeUnit = UInt16(truncatingIfNeeded: number)
        skipCount = state.replacementCount
        guard !UTF16.isLeadSurrogate(codeUnit) else { return pendingSurrogate = [codeUnit] }
        let text = String(decoding: pendingSurrogate + [codeUnit], as: UTF16.self)
        pendingSurrogate = []
        let remainingSkips = skipCount
        skipCount = 0
        text.unicodeScalars.forEach { consume($0) }
        skipCount = remainingSkips
    }

    private mutating func consume(_ scalar: Unicode.Scalar) {
        guard skipCount == 0 else { return skipCount -= 1 }
        switch state.destination {
        case .text: if !state.style.isHidden { append(String(Character(scalar))) }
        case .skipped: break
        case .fonts: if scalar == ";" { endFont() } else { fontName.unicodeScalars.append(scalar) }
        case .colors: if scalar == ";" { endColor() }
        case .instruction: instruction.unicodeScalars.append(scalar)
        }
    }

    private mutating func append(_ text: String) {
        if runs.count > paragraphStart, runs[runs.count - 1].style == state.style {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, style: state.style))
        }
    }

    private mutating func endLine() {
        append("\n")
        endParagraph()
    }

    /// Applies the current paragraph attributes to the runs of the paragraph. In RTF, the state at the paragraph's end
    /// specifies these attributes.
    private mutating func endParagraph() {
        for index in paragraphStart..<runs.count { runs[index].style.block = state.style.block }
        paragraphStart = runs.count
    }

    private func attributedString() -> NSAttributedString {
        var fonts = DocumentFonts()
        let text = TransientAttributedString(string: runs.map(\.text).joined())
        var location = 0
        for run in runs {
            var attributes = fonts.attributes(run.style)
            attributes[.paragraphStyle] = run.style.block.style
            let length = run.text.utf16.count
            text.setAttributes(attributes, range: NSRange(location: location, length: length))
            location += length
        }
        return text
    }
}
