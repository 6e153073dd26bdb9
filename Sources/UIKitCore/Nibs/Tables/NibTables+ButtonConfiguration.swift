import UIKitEngines

extension NibTables {
    static func configuration(_ element: NibElement, _ session: NibSession) -> UIButton.Configuration? {
        let styles: [String: UIButton.Configuration] = [
            "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .plain(), "bordered": .bordered(),
            "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
        ]
        let style = NibValue(name: "style", text: element["style"] ?? "plain", element: nil, ownerElement: element, session: session)
        guard var result = style.choice(styles) else { return nil }
        if let size = element["buttonSize"].flatMap({ configurationSizes[$0] }) { result.buttonSize = size }
        for attribute in element.attributes {
            let value = NibValue(name: attribute.name, text: attribute.value, element: nil, ownerElement: element, session: session)
            readConfiguration(value, into: &result)
        }
        for child in element.children {
            let key = child.key ?? child.name
            // Attributed text may have the name of the plain or of the attributed property.
            let name =
                child.name == "attributedString" && !key.hasPrefix("attributed")
                ? "attributed\(key.prefix(1).uppercased())\(key.dropFirst())" : key
            let value = NibValue(name: name, text: NibText.text(child), element: child, ownerElement: element, session: session)
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
            let edges: [String: NSDirectionalRectEdge] = ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
            if let edge = value.choice(edges) { result.imagePlacement = edge }
        case "cornerStyle": if let style = value.choice(corners) { result.cornerStyle = style }
        case "titleAlignment": if let alignment = value.choice(titleAlignments) { result.titleAlignment = alignment }
        case "showsActivityIndicator": result.showsActivityIndicator = value.bool ?? false
        case "key", "style", "catalog", "buttonSize", "macIdiomStyle": break
        default: value.session.skip(value.ownerElement, value.name, why: "button configurations have no such part")
        }
    }

    private static func readConfigurationPart(_ value: NibValue, _ child: NibElement, into result: inout UIButton.Configuration) {
        switch value.name {
        case "title": result.title = value.string(of: "configuration.title")
        case "subtitle": result.subtitle = value.string(of: "configuration.subtitle")
        case "attributedTitle":
            guard let text = value.attributedString else { return }
            result.title = text.string
            result.titleText = text
        case "attributedSubtitle":
            guard let text = value.attributedString else { return }
            result.subtitle = text.string
            result.subtitleText = text
        case "baseForegroundColor": result.baseForegroundColor = value.color
        case "baseBackgroundColor": result.baseBackgroundColor = value.color
        case "image": result.image = value.image
        case "contentInsets": if let insets = value.directionalInsets { result.contentInsets = insets }
        case "titleFontDescription": result.titleFont = value.font
        case "subtitleFontDescription": result.customSubtitleFont = value.font
        case "preferredSymbolConfigurationForImage": result.preferredSymbolConfigurationForImage = NibValue.symbolConfiguration(child)
        case "background": result.background = background(child, value.session, result.background)
        default: value.session.skip(child, "<\(child.name)> \(value.name)", why: "button configurations have no such part")
        }
    }

    // MARK: - Backgrounds

    private static func background(
        _ element: NibElement, _ session: NibSession, _ base: UIBackgroundConfiguration
    ) -> UIBackgroundConfiguration {
        var result = base
        for attribute in element.attributes {
            let value = NibValue(name: attribute.name, text: attribute.value, element: nil, ownerElement: element, session: session)
            switch attribute.name {
            case "cornerRadius": result.cornerRadius = value.number.map { max($0, 0) } ?? result.cornerRadius
            case "strokeWidth": result.strokeWidth = value.number.map { max($0, 0) } ?? 0
            case "strokeOutset": result.strokeOutset = value.number ?? 0
            case "image": result.image = value.image
            case "imageContentMode": if let mode = value.choice(contentModes) { result.imageContentMode = mode }
            case "key", "catalog": break
            default: session.skip(element, attribute.name, why: "backgrounds have no such part")
            }
        }
        for child in element.children {
            let value = NibValue(name: child.key ?? child.name, text: "", element: child, ownerElement: element, session: session)
            readBackgroundPart(value, child, into: &result)
        }
        return result
    }

    private static func readBackgroundPart(_ value: NibValue, _ child: NibElement, into result: inout UIBackgroundConfiguration) {
        switch value.name {
        case "backgroundColor": result.backgroundColor = value.color
        case "strokeColor": result.strokeColor = value.color
        case "backgroundInsets": if let insets = value.directionalInsets { result.backgroundInsets = insets }
        case "image": result.image = value.image
        case "visualEffect", "blurEffect": result.visualEffect = child.name == "blurEffect" ? blur(child, value.session) : nil
        default:
            if child.name != "nil" { value.session.skip(child, "<\(child.name)> \(value.name)", why: "backgrounds have no such part") }
        }
    }

    private static let configurationSizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
