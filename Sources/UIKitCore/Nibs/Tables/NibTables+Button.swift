import UIKitEngines

extension NibTables {
    static let button = NibTable<UIButton> { t in
        t.property("fontDescription") { if let font = $1.font { $0.titleLabel?.font = font } }
        t.choice("lineBreakMode", NibText.lineBreaks) { $0.titleLabel?.lineBreakMode = $1 }
        t.size("titleShadowOffset") { $0.titleLabel?.shadowOffset = $1 }
        t.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
        t.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
        t.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
        t.part("inset") { _, element, session in
            // This element has the frame offsets of systems before iOS 7.
            if element.key == "insetFor6xAndEarlier" { return }
            session.skip(element, "insets", why: "they are of no property")
        }
        t.part("state") { readState($1, of: $0, $2) }
        t.part("buttonConfiguration") { $0.configuration = configuration($1, $2) }
        t.property("buttonConfiguration") { if let element = $1.element { $0.configuration = configuration(element, $1.session) } }
        t.property("configuration") { if let element = $1.element { $0.configuration = configuration(element, $1.session) } }
        t.property("preferredSymbolConfiguration") { button, value in
            button.imageView?.preferredSymbolConfiguration = value.element.flatMap { NibValue.symbolConfiguration($0) }
        }
        t.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            $0.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = $1
        }
        t.finish { button, element, _ in if hasFixedFrame(element) { button.titleLabel?.allowsDefaultTighteningForTruncation = true } }
        t.bool("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
        t.bool("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
        t.property("menu") { if let element = $1.element { $0.menu = menu(element, $1.session) } }
        t.choice("role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]) { $0.role = $1 }
        // Pointer styles do not change the appearance here.
        t.ignore("hasAttributedTitle", "pointerInteraction")
        // The class determines these attributes, or buttons have ignored them since iOS 15.
        t.ignore("buttonType", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "showsTouchWhenHighlighted")
        t.ignore("reversesTitleShadowWhenHighlighted", "usesAttributedText", "springLoaded", "titleShadowColor", "title", "attributedTitle")
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
        case ("color", "titleShadowColor"): button.titleLabel?.shadowColor = state == .normal ? value.color : button.titleLabel?.shadowColor
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
