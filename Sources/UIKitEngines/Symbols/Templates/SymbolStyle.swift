/// A colour that a template names.
package struct SymbolColor: Hashable, Sendable {
    /// One of the system's or of a catalog, or a word like `white`.
    package let name: String
    /// What the template shows for it, `0xRRGGBB`; counts where nobody knows the name.
    package let preview: UInt32?
}

/// How a layer of a symbol is coloured in each of the ways that symbols are shown.
///
/// Templates say it in the classes of their paths, `hierarchical-0:secondary`, and in rules for these classes.
/// - Source: https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app
struct SymbolStyle: Hashable, Sendable {
    /// 0 for what matters most.
    var level = 0
    /// `nil` if the template gives the layer no colour of its own.
    var color: SymbolColor?
    /// Whether the layer takes away what lies behind it.
    var isErasedInOneColor = false
    var isErasedInLevels = false
    var isErasedInColors = false

    init() {}

    /// - Parameters:
    ///   - classes: those of a path.
    ///   - rules: what the template's style sheet says of each class.
    init(classes: some Sequence<Substring>, rules: SymbolRules) {
        for name in classes {
            guard let dash = name.firstIndex(of: "-") else { continue }
            let value = name.firstIndex(of: ":").map { name[name.index(after: $0)...] }
            let rule = rules[name]
            switch name[..<dash] {
            case "monochrome": isErasedInOneColor = rule.isErasing
            case "hierarchical":
                level = ["primary", "secondary", "tertiary", "quaternary"].firstIndex(of: value ?? "primary") ?? 0
                isErasedInLevels = rule.isErasing
            case "multicolor":
                color = value.map { SymbolColor(name: String($0), preview: rule.fill) }
                isErasedInColors = rule.isErasing
            default: break
            }
        }
    }
}

/// The style sheet of a template.
struct SymbolRules: Sendable {
    struct Rule: Sendable {
        /// Whether what lies behind is taken away, and nothing put in its place.
        var isErasing = false
        /// `0xRRGGBB`.
        var fill: UInt32?
    }

    private let rules: [Substring: Rule]

    /// Reads rules for one class each. What else is in the sheet is passed over.
    init(_ sheet: String) {
        var rules: [Substring: Rule] = [:]
        for match in sheet.matches(of: #/\.([^\s{},]+)\s*\{([^{}]*)\}/#) {
            var rule = Rule()
            var isHidden = false
            for line in match.2.split(separator: ";") {
                let words = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                guard words.count == 2 else { continue }
                switch words[0] {
                case "-sfsymbols-clear-behind": rule.isErasing = words[1] == "true"
                case "opacity": isHidden = Double(words[1]) == 0
                case "fill": rule.fill = words[1].hasPrefix("#") && words[1].count == 7 ? UInt32(words[1].dropFirst(), radix: 16) : nil
                default: break
                }
            }
            rule.isErasing = rule.isErasing && isHidden
            rules[match.1] = rule
        }
        self.rules = rules
    }

    /// What is said of a class.
    subscript(name: Substring) -> Rule { rules[name] ?? Rule() }
}
