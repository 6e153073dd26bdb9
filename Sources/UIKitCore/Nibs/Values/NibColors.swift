import UIKitEngines

extension NibValue {
    /// The colour, from components, a system colour name, or a catalog name.
    var color: UIColor? { element.flatMap { $0.name == "nil" ? nil : Self.color($0, in: session) } }

    static func color(_ element: NibElement, in session: NibSession) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = NibColors.system[name] { return color }
        }
        if let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return namedColor(name, element, session)
        }
        func component(_ name: String) -> CGFloat { session.number(element, name) ?? 0 }
        let alpha = session.number(element, "alpha") ?? 1
        if element["white"] != nil { return UIColor(white: component("white"), alpha: alpha) }
        guard element["red"] != nil else {
            session.skip(element, "a colour", why: "it says neither numbers nor a name that is known")
            return nil
        }
        if element["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: component("red"), green: component("green"), blue: component("blue"), alpha: alpha)
        }
        return UIColor(red: component("red"), green: component("green"), blue: component("blue"), alpha: alpha)
    }

    /// Returns the named colour from a catalog, or the copy that the file contains.
    private static func namedColor(_ name: String, _ element: NibElement, _ session: NibSession) -> UIColor? {
        let bundle = session.source.bundle
        if AssetStore.shared.folders(of: bundle).contains(where: { $0.catalog.url(.color, name) != nil }),
            let color = UIColor(named: name, in: bundle, compatibleWith: nil)
        {
            return color
        }
        if let copy = session.document.colors[name], copy["name"] == nil { return color(copy, in: session) }
        session.skip(element, "the colour \"\(name)\"", why: "no catalog has it, and the file keeps no copy")
        return nil
    }
}

/// The system colours by their names in nibs.
@MainActor enum NibColors {
    static let system = SystemColorNames.all.merging(fixedColors) { $1 }.merging(formerColors) { $1 }

    private static let fixedColors: [String: UIColor] = [
        "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray,
        "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
        "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear, "lightTextColor": .lightText,
        "darkTextColor": .darkText,
    ]

    /// Older and private names of some of the colours.
    private static let formerColors: [String: UIColor] = [
        "groupTableViewBackgroundColor": .systemGroupedBackground, "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tableBackgroundColor": .systemBackground, "tableCellBackgroundColor": .systemBackground,
        "scrollViewTexturedBackgroundColor": .systemGray, "viewFlipsideBackgroundColor": .darkGray,
    ]
}
