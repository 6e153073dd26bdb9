import UIKitEngines

extension NibTables {
    static let button = NibTable<UIButton> { table in
        table.property("fontDescription") { if let font = $1.font { $0.titleLabel?.font = font } }
        table.choice("lineBreakMode", NibText.lineBreaks) { $0.titleLabel?.lineBreakMode = $1 }
        table.size("titleShadowOffset") { $0.titleLabel?.shadowOffset = $1 }
        table.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
        table.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
        table.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
        table.part("inset") { _, element, session in
            // This element has the frame offsets of systems before iOS 7.
            if element.key == "insetFor6xAndEarlier" { return }
            session.skip(element, "insets", why: "they are of no property")
        }
        table.part("state") { readState($1, of: $0, $2) }
        table.part("buttonConfiguration") { $0.configuration = configuration($1, $2) }
        table.property("buttonConfiguration") { if let element = $1.element { $0.configuration = configuration(element, $1.session) } }
        table.property("configuration") { if let element = $1.element { $0.configuration = configuration(element, $1.session) } }
        table.property("preferredSymbolConfiguration") { button, value in
            button.imageView?.preferredSymbolConfiguration = value.element.flatMap { NibValue.symbolConfiguration($0) }
        }
        table.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            $0.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = $1
        }
        table.finish { button, element, _ in if hasFixedFrame(element) { button.titleLabel?.allowsDefaultTighteningForTruncation = true } }
        table.bool("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
        table.bool("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
        table.property("menu") { if let element = $1.element { $0.menu = menu(element, $1.session) } }
        table.choice("role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]) { $0.role = $1 }
        // Pointer styles do not change the appearance here.
        table.ignore("hasAttributedTitle", "pointerInteraction")
        // The class determines these attributes, or buttons have ignored them since iOS 15.
        table.ignore("buttonType", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "showsTouchWhenHighlighted")
        table.ignore(
            "reversesTitleShadowWhenHighlighted", "usesAttributedText", "springLoaded", "titleShadowColor", "title", "attributedTitle")
    }

    /// The types with an appearance different from a system button. Other types, such as `roundedRect`, are system
    /// buttons.
    static let buttonTypes: [String: UIButton.ButtonType] = [
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static func readState(_ element: NibElement, of button: UIButton, _ session: NibSession) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
        ]
        guard let state = element.key.flatMap({ states[$0] }) else {
            return session.skip(element, "a state", why: "buttons have no such state")
        }
        for attribute in element.attributes {
            let value = NibValue(
                name: "\(element.key ?? "")\(capitalized(attribute.name))", text: attribute.value, element: nil, ownerElement: element,
                session: session)
            switch attribute.name {
            case "key", "catalog": break
            case "title": button.setTitle(title(attribute.value, element, button, session), for: state)
            case "image": button.setImage(value.image, for: state)
            case "backgroundImage": button.setBackgroundImage(value.image, for: state)
            default: session.skip(element, attribute.name, why: "a button's state has no such part")
            }
        }
        for child in element.children { readStatePart(child, state, of: button, session) }
    }

    private static func readStatePart(_ child: NibElement, _ state: UIControl.State, of button: UIButton, _ session: NibSession) {
        let value = NibValue(
            name: child.key ?? child.name, text: NibText.text(child), element: child, ownerElement: child, session: session)
        switch (child.name, child.key) {
        case ("color", "titleColor"): button.setTitleColor(value.color, for: state)
        case ("nil", _): break
        case ("string", "title"), ("mutableString", "title"): button.setTitle(value.text, for: state)
        case ("attributedString", "attributedTitle"): button.setAttributedTitle(value.attributedString, for: state)
        case ("imageReference", "image"): button.setImage(value.image, for: state)
        case ("imageReference", "backgroundImage"): button.setBackgroundImage(value.image, for: state)
        case ("color", "titleShadowColor"): if state == .normal { button.titleLabel?.shadowColor = value.color }
        case ("preferredSymbolConfiguration", _): button.imageView?.preferredSymbolConfiguration = NibValue.symbolConfiguration(child)
        default: session.skip(child, "<\(child.name)> \(child.key ?? "")", why: "a button's state has no such part")
        }
    }

    private static func title(_ text: String, _ element: NibElement, _ button: UIButton, _ session: NibSession) -> String {
        guard let id = session.identifierBeingRead, let key = element.key else { return text }
        return session.source.translations["\(id).\(key)Title"] ?? text
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
