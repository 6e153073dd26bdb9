import UIKitEngines

/// Reads a web page into styled text, as far as text can show it.
final class HTMLReader {
    private struct Item {
        let element: CSSSheet.Element
        let attributes: [String: String]
        var style: DocumentStyle
        /// How many items a list has had, and its marker.
        var list: (count: Int, list: NSTextList)?
    }

    /// Elements deeper than this look like those around them.
    private static let deepest = 200
    private static let roots = ["html", "body"]

    private let tokens: [HTMLToken]
    private var sheet = CSSSheet()
    private var stack: [Item] = []
    private var builder = HTMLTextBuilder()
    /// What stands in the page's `title`; `nil` without.
    private(set) var title: String?

    init(_ html: String) {
        tokens = HTMLTokenizer.tokens(of: html)
        readHead()
    }

    /// The sheets count for all of the page, wherever they stand.
    private func readHead() {
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            guard case .text(let text) = next else { continue }
            if case .start("style", _) = token { sheet.add(text) }
            if case .start("title", _) = token, title == nil { title = text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        }
    }

    func text() -> NSAttributedString {
        // Both are there, whether or not the page says so.
        stack = []
        for name in Self.roots {
            stack.append(Item(element: CSSSheet.Element(name, [:]), attributes: [:], style: current))
            stack[stack.count - 1].style = style(of: stack.count - 1)
        }
        builder = HTMLTextBuilder()
        for token in tokens {
            switch token {
            case .text(let text):
                let style = current
                if !style.isHidden { builder.add(text, style) }
            case .start(let name, let attributes): open(name, attributes)
            case .end(let name): close(name)
            }
        }
        return builder.text()
    }

    private var current: DocumentStyle { stack.last?.style ?? DocumentStyle() }

    // MARK: - Elements

    private func open(_ name: String, _ attributes: [String: String]) {
        endWhatCannotHold(name)
        if HTMLDefaults.blocks.contains(name) { builder.endParagraph() }
        guard !HTMLDefaults.empty.contains(name) else { return addEmpty(name, attributes) }
        if let root = Self.roots.firstIndex(of: name) { return dress(root, attributes) }
        guard stack.count < Self.deepest else { return }
        var item = Item(element: CSSSheet.Element(name, attributes), attributes: attributes, style: current)
        stack.append(item)
        item.style = style(of: stack.count - 1)
        if name == "ul" || name == "ol" { beginList(&item) }
        stack[stack.count - 1] = item
        if name == "li", !item.style.isHidden { beginItem(item) }
        if name == "td" || name == "th" { builder.beginCell(item.style) }
    }

    /// Takes over what the page's own tag says of an element that is there already.
    private func dress(_ root: Int, _ attributes: [String: String]) {
        let name = Self.roots[root]
        let known = stack[root].attributes.merging(attributes) { old, _ in old }
        stack[root] = Item(element: CSSSheet.Element(name, known), attributes: known, style: stack[root].style)
        for index in root..<stack.count { stack[index].style = style(of: index) }
    }

    private func close(_ name: String) {
        guard !Self.roots.contains(name) else { return }
        guard let index = stack.lastIndex(where: { $0.element.name == name }) else { return }
        guard HTMLDefaults.blocks.contains(name) || HTMLDefaults.cells.contains(name) else {
            // Looks may cross: what was opened since goes on without this one.
            stack.remove(at: index)
            for later in index..<stack.count { stack[later].style = style(of: later) }
            return
        }
        let item = stack[index]
        stack.removeSubrange(index...)
        guard HTMLDefaults.blocks.contains(name) else { return }
        builder.endParagraph(endsItem: name == "li" || item.list != nil)
        if item.list != nil, !stack.contains(where: { $0.list != nil }) { builder.addSpacing(item.style.size) }
    }

    /// Paragraphs, items and cells end where the next one begins, and paragraphs where any block does.
    private func endWhatCannotHold(_ name: String) {
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
        if HTMLDefaults.blocks.contains(name) { end(["p"], within: ["div", "li", "td", "th", "blockquote", "section", "article"]) }
    }

    /// What an element of the stack looks like, by what stands around it.
    private func style(of index: Int) -> DocumentStyle {
        let item = stack[index]
        let outer = index > 0 ? stack[index - 1].style : DocumentStyle()
        let name = item.element.name
        var layers = [HTMLDefaults.declarations(name, item.attributes), sheet.declarations(for: stack[...index].map(\.element))]
        layers.append(item.attributes["style"].map { CSSSheet.declarations($0) } ?? [:])
        if name == "ul" || name == "ol" || name == "li" {
            // Lists have their own indents.
            layers = layers.map { $0.filter { !["padding", "padding-left", "margin-left", "margin"].contains($0.key) } }
        }
        var style = outer.inner(layers)
        if !HTMLDefaults.blocks.contains(name), !HTMLDefaults.cells.contains(name) {
            // What stands within a line has no say in how the paragraph is set, but for the height of lines.
            let lineHeight = style.block.lineHeight
            style.block = outer.block
            style.block.lineHeight = lineHeight
        }
        if name == "a", let link = item.attributes["href"], !link.isEmpty { style.link = link }
        if let list = item.list?.list { style.block.lists = outer.block.lists + [list] }
        return style
    }

    private func beginList(_ item: inout Item) {
        let declared = (item.attributes["style"].map { CSSSheet.declarations($0) } ?? [:]).merging(
            sheet.declarations(for: stack.map(\.element))
        ) { own, _ in own }
        let depth = item.style.block.lists.count
        let format = HTMLDefaults.format(
            declared["list-style-type"] ?? declared["list-style"], item.attributes["type"], isOrdered: item.element.name == "ol",
            depth: depth)
        let start = item.attributes["start"].flatMap { Int($0) } ?? 1
        let list = NSTextList(markerFormat: format, options: 0)
        list.startingItemNumber = start
        item.list = (start > Int.min ? start - 1 : start, list)
        item.style.block.lists.append(list)
    }

    private func beginItem(_ item: Item) {
        guard let index = stack.lastIndex(where: { $0.list != nil }), let (last, list) = stack[index].list else { return }
        let count = item.attributes["value"].flatMap { Int($0) } ?? (last < Int.max ? last + 1 : last)
        stack[index].list?.count = count
        builder.beginItem(list.marker(forItemNumber: count), item.style)
    }

    private func addEmpty(_ name: String, _ attributes: [String: String]) {
        let style = current
        guard !style.isHidden else { return }
        switch name {
        case "br": builder.breakLine(style)
        case "wbr": builder.add("\u{200B}", style)
        case "img":
            if let attachment = HTMLDefaults.attachment(attributes) {
                builder.add(attachment, style)
            } else if let words = attributes["alt"] {
                builder.add(words, style)
            }
        default: break
        }
    }
}

extension HTMLReader {
    /// The encoding that a page names in its first kilobyte; `nil` if it names none that is known.
    static func declaredEncoding(_ data: Data) -> String.Encoding? {
        let head = WindowsText.decoded(data.prefix(1024)).lowercased()
        guard let place = head.range(of: "charset=") else { return nil }
        let name = head[place.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix {
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
