import UIKitEngines

extension NibTables {
    static let button = NibTable<UIButton> { t in
        t.on("fontDescription") { if let font = $1.font { $0.titleLabel?.font = font } }
        t.choice("lineBreakMode", NibText.lineBreaks) { $0.titleLabel?.lineBreakMode = $1 }
        t.size("titleShadowOffset") { $0.titleLabel?.shadowOffset = $1 }
        t.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
        t.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
        t.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
        t.part("inset") { _, element, session in session.skip(element, "insets", why: "they are of no property") }
        t.part("state") { readState($1, of: $0, $2) }
        t.part("buttonConfiguration") { $0.configuration = configuration($1, $2) }
        t.on("buttonConfiguration") { if let element = $1.element { $0.configuration = configuration(element, $1.session) } }
        t.on("configuration") { if let element = $1.element { $0.configuration = configuration(element, $1.session) } }
        t.on("preferredSymbolConfiguration") { button, value in
            button.imageView?.preferredSymbolConfiguration = value.element.flatMap { NibValue.symbolConfiguration($0) }
        }
        t.bool("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
        t.bool("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
        t.on("menu") { if let element = $1.element { $0.menu = menu(element, $1.session) } }
        // A pointer's own looks, and the role of a button in an alert of a Mac, change nothing that is seen here.
        t.ignore("hasAttributedTitle", "pointerInteraction", "role")
        // What the class decides, and looks that buttons have not had since iOS 15.
        t.ignore("buttonType", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "showsTouchWhenHighlighted")
        t.ignore("reversesTitleShadowWhenHighlighted", "usesAttributedText", "springLoaded", "titleShadowColor", "title", "attributedTitle")
    }

    /// Others are drawn as the system's, as `roundedRect` is.
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
                name: "\(element.key ?? "")\(capitalized(attribute.name))", text: attribute.value, element: nil, holder: element,
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
        let value = NibValue(name: child.key ?? child.name, text: NibText.words(child), element: child, holder: child, session: session)
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

    static func configuration(_ element: NibElement, _ session: NibSession) -> UIButton.Configuration? {
        let styles: [String: UIButton.Configuration] = [
            "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .plain(), "bordered": .bordered(),
            "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
        ]
        let style = NibValue(name: "style", text: element["style"] ?? "plain", element: nil, holder: element, session: session)
        guard var result = style.choice(styles) else { return nil }
        if let size = element["buttonSize"].flatMap({ configurationSizes[$0] }) { result.buttonSize = size }
        for attribute in element.attributes {
            let value = NibValue(name: attribute.name, text: attribute.value, element: nil, holder: element, session: session)
            readConfiguration(value, into: &result)
        }
        for child in element.children {
            let value = NibValue(
                name: child.key ?? child.name, text: NibText.words(child), element: child, holder: element, session: session)
            readConfigurationPart(value, child, into: &result)
        }
        return result
    }

    private static func readConfiguration(_ value: NibValue, into result: inout UIButton.Configuration) {
        switch value.name {
        case "title": result.title = value.string(of: "configuration.title")
        case "subtitle": result.subtitle = value.string(of: "configuration.subtitle")
        case "image": result.image = value.image
        case "imagePadding": result.imagePadding = value.number ?? 0
        case "titlePadding": result.titlePadding = value.number ?? 0
        case "imagePlacement":
            let places: [String: NSDirectionalRectEdge] = ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
            if let place = value.choice(places) { result.imagePlacement = place }
        case "cornerStyle": if let style = value.choice(corners) { result.cornerStyle = style }
        case "titleAlignment" where value.text == "automatic": break
        case "key", "style", "catalog", "buttonSize", "macIdiomStyle": break
        default: value.session.skip(value.holder, value.name, why: "button configurations have no such part")
        }
    }

    private static func readConfigurationPart(_ value: NibValue, _ child: NibElement, into result: inout UIButton.Configuration) {
        switch value.name {
        case "title" where child.name != "attributedString": result.title = value.string(of: "configuration.title")
        case "title", "attributedTitle": readTitle(value, child, into: &result)
        case "subtitle": result.subtitle = child.name == "attributedString" ? value.attributedString?.string : value.string
        case "baseForegroundColor": result.baseForegroundColor = value.color
        case "baseBackgroundColor": result.baseBackgroundColor = value.color
        case "image": result.image = value.image
        case "contentInsets": if let insets = value.directionalInsets { result.contentInsets = insets }
        case "titleFontDescription": result.titleFont = value.font
        case "subtitleFontDescription": result.subtitleOwnFont = value.font
        case "preferredSymbolConfigurationForImage":
            result.image = NibValue.symbolConfiguration(child).flatMap { result.image?.applyingSymbolConfiguration($0) } ?? result.image
        default: value.session.skip(child, "<\(child.name)> \(value.name)", why: "button configurations have no such part")
        }
    }

    /// A title has one look here: that of its first run.
    private static func readTitle(_ value: NibValue, _ child: NibElement, into result: inout UIButton.Configuration) {
        guard let words = value.attributedString, words.length > 0 else { return }
        result.title = words.string
        let looks = words.attributes(at: 0, effectiveRange: nil)
        if let font = looks[.font] as? UIFont { result.titleFont = font }
        if let color = looks[.foregroundColor] as? UIColor { result.baseForegroundColor = color }
        if child.children.filter({ $0.name == "fragment" }).count > 1 {
            value.session.skip(child, "the looks of further runs", why: "a button's title has one look here")
        }
    }

    private static let configurationSizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
}
