import UIKitEngines

/// Converts an HTML page to attributed text.
///
/// The tokenizer splits the page into start tags, end tags and text. A first pass collects the style sheets and the
/// title, since sheets apply to the whole page. A second pass keeps a stack of open elements. A start tag first
/// closes the elements that cannot contain the new one, then pushes the new element with its computed style. An end
/// tag removes its element. The inherited style is overridden by the element's defaults, by the matching sheet rules
/// and by its `style` attribute, in this order. Text is passed with the current style to an ``HTMLTextBuilder``, which
/// collapses white space and forms paragraphs. The depth of the stack is limited to 200 elements.
final class HTMLReader {
    private struct OpenElement {
        let element: CSSSheet.Element
        let attributes: [String: String]
        var style: DocumentStyle
        /// The number of the latest item, and the list that the element begins; `nil` if the element begins no list.
        var list: (count: Int, list: NSTextList)?
    }

    /// The maximum depth of the stack. The tags of deeper elements are ignored.
    private static let maximumDepth = 200
    private static let roots = ["html", "body"]

    private let tokens: [HTMLToken]
    private var sheet = CSSSheet()
    private var stack: [OpenElement] = []
    private var builder = HTMLTextBuilder()
    /// The text of the page's `title` element; `nil` if the page has no such element.
    private(set) var title: String?

    init(_ html: String) {
        tokens = HTMLTokenizer.tokens(of: html)
        readHead()
    }

    /// Reads the style sheets and the title. Sheets apply to the whole page, wherever they are located.
    private func readHead() {
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            guard case .text(let text) = next else { continue }
            if case .start("style", _) = token { sheet.add(text) }
            if case .start("title", _) = token, title == nil { title = text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        }
    }

    func text() -> NSAttributedString {
        // The `html` and `body` elements always exist, even if the page has no tags for them.
        stack = []
        for name in Self.roots {
            stack.append(OpenElement(element: CSSSheet.Element(name, [:]), attributes: [:], style: currentStyle))
            stack[stack.count - 1].style = style(of: stack.count - 1)
        }
        builder = HTMLTextBuilder()
        for token in tokens {
            switch token {
            case .text(let text):
                let style = currentStyle
                if !style.isHidden { builder.add(text, style) }
            case .start(let name, let attributes): open(name, attributes)
            case .end(let name): close(name)
            }
        }
        return builder.text()
    }

    private var currentStyle: DocumentStyle { stack.last?.style ?? DocumentStyle() }

    // MARK: - Elements

    private func open(_ name: String, _ attributes: [String: String]) {
        closeElements(endedBy: name)
        if HTMLDefaults.blockElements.contains(name) { builder.endParagraph() }
        guard !HTMLDefaults.voidElements.contains(name) else { return addVoidElement(name, attributes) }
        if let root = Self.roots.firstIndex(of: name) { return mergeRootAttributes(root, attributes) }
        guard stack.count < Self.maximumDepth else { return }
        var item = OpenElement(element: CSSSheet.Element(name, attributes), attributes: attributes, style: currentStyle)
        stack.append(item)
        item.style = style(of: stack.count - 1)
        if name == "ul" || name == "ol" { beginList(&item) }
        stack[stack.count - 1] = item
        if name == "li", !item.style.isHidden { beginItem(item) }
        if name == "td" || name == "th" { builder.beginCell(item.style) }
    }

    /// Merges the attributes of an `html` or `body` tag into the root element, which always exists.
    private func mergeRootAttributes(_ root: Int, _ attributes: [String: String]) {
        let name = Self.roots[root]
        let mergedAttributes = stack[root].attributes.merging(attributes) { old, _ in old }
        stack[root] = OpenElement(element: CSSSheet.Element(name, mergedAttributes), attributes: mergedAttributes, style: stack[root].style)
        for index in root..<stack.count { stack[index].style = style(of: index) }
    }

    private func close(_ name: String) {
        guard !Self.roots.contains(name) else { return }
        guard let index = stack.lastIndex(where: { $0.element.name == name }) else { return }
        guard HTMLDefaults.blockElements.contains(name) || HTMLDefaults.cellElements.contains(name) else {
            // Inline elements may overlap, so the elements that were opened later stay open.
            stack.remove(at: index)
            for later in index..<stack.count { stack[later].style = style(of: later) }
            return
        }
        let item = stack[index]
        stack.removeSubrange(index...)
        guard HTMLDefaults.blockElements.contains(name) else { return }
        builder.endParagraph(endsItem: name == "li" || item.list != nil)
        if item.list != nil, !stack.contains(where: { $0.list != nil }) { builder.addSpacing(item.style.size) }
    }

    /// Closes the elements that a new element implicitly ends.
    ///
    /// Items and cells end at the next sibling, and paragraphs at any block element.
    private func closeElements(endedBy name: String) {
        func end(_ names: Set<String>, within: Set<String>) {
            for item in stack.reversed() {
                if names.contains(item.element.name) { return close(item.element.name) }
                if within.contains(item.element.name) { return }
            }
        }
        switch name {
        case "li": end(["li"], within: ["ul", "ol", "table"])
        case "dt", "dd": end(["dt", "dd"], within: ["dl", "table"])
        case "td", "th": end(["td", "th"], within: ["tr", "table"])
        case "tr": end(["tr"], within: ["table"])
        default: break
        }
        if HTMLDefaults.blockElements.contains(name) { end(["p"], within: ["div", "li", "td", "th", "blockquote", "section", "article"]) }
    }

    /// Computes the style of an element on the stack from its ancestors.
    private func style(of index: Int) -> DocumentStyle {
        let item = stack[index]
        let parent = index > 0 ? stack[index - 1].style : DocumentStyle()
        let name = item.element.name
        var layers = [HTMLDefaults.declarations(name, item.attributes), sheet.declarations(for: stack[...index].map(\.element))]
        layers.append(item.attributes["style"].map { CSSSheet.declarations($0) } ?? [:])
        if name == "ul" || name == "ol" || name == "li" {
            // List indents come from the paragraph style, not from the sheets.
            layers = layers.map { $0.filter { !["padding", "padding-left", "margin-left", "margin"].contains($0.key) } }
        }
        var style = parent.childStyle(layers)
        if !HTMLDefaults.blockElements.contains(name), !HTMLDefaults.cellElements.contains(name) {
            // An inline element does not affect its paragraph's attributes, except for the line height.
            let lineHeight = style.block.lineHeight
            style.block = parent.block
            style.block.lineHeight = lineHeight
        }
        if name == "a", let link = item.attributes["href"], !link.isEmpty { style.link = link }
        if let list = item.list?.list { style.block.lists = parent.block.lists + [list] }
        return style
    }

    private func beginList(_ item: inout OpenElement) {
        let declarations = (item.attributes["style"].map { CSSSheet.declarations($0) } ?? [:]).merging(
            sheet.declarations(for: stack.map(\.element))
        ) { inline, _ in inline }
        let depth = item.style.block.lists.count
        let format = HTMLDefaults.markerFormat(
            declarations["list-style-type"] ?? declarations["list-style"], item.attributes["type"], isOrdered: item.element.name == "ol",
            depth: depth)
        let start = item.attributes["start"].flatMap { Int($0) } ?? 1
        let list = NSTextList(markerFormat: format, options: 0)
        list.startingItemNumber = start
        item.list = (start > Int.min ? start - 1 : start, list)
        item.style.block.lists.append(list)
    }

    private func beginItem(_ item: OpenElement) {
        guard let index = stack.lastIndex(where: { $0.list != nil }), let (last, list) = stack[index].list else { return }
        let count = item.attributes["value"].flatMap { Int($0) } ?? (last < Int.max ? last + 1 : last)
        stack[index].list?.count = count
        builder.beginItem(list.marker(forItemNumber: count), item.style)
    }

    private func addVoidElement(_ name: String, _ attributes: [String: String]) {
        let style = currentStyle
        guard !style.isHidden else { return }
        switch name {
        case "br": builder.breakLine(style)
        case "wbr": builder.add("\u{200B}", style)
        case "img":
            if let attachment = HTMLDefaults.attachment(attributes) {
                builder.add(attachment, style)
            } else if let alternativeText = attributes["alt"] {
                builder.add(alternativeText, style)
            }
        default: break
        }
    }
}

extension HTMLReader {
    /// Returns the encoding that a page declares in its first kilobyte; `nil` if the page declares no supported
    /// encoding.
    static func declaredEncoding(_ data: Data) -> String.Encoding? {
        let head = WindowsText.decoded(data.prefix(1024)).lowercased()
        guard let declaration = head.range(of: "charset=") else { return nil }
        let name = head[declaration.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix {
            $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
        }
        switch name {
        case "iso-8859-1", "latin1", "windows-1252", "us-ascii", "ascii": return .windowsCP1252
        case "iso-8859-2": return .isoLatin2
        case "windows-1250": return .windowsCP1250
        case "windows-1251": return .windowsCP1251
        default: return nil
        }
    }
}
