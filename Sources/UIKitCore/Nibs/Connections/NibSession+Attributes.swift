import UIKitEngines

extension NibSession {
    /// Sets what the author wrote by key path.
    func setAttributes() {
        for held in pending.attributes {
            for element in held.element.children where element.name == "userDefinedRuntimeAttribute" {
                guard let path = element["keyPath"] else { continue }
                if !set(element, path, on: held.object) {
                    fail(.noAttribute(document.place(element), owner: "\(type(of: held.object))", keyPath: path))
                }
            }
        }
    }

    private func set(_ element: NibElement, _ path: String, on object: AnyObject) -> Bool {
        let value = attributeValue(element)
        if let attribute = attribute(path, for: object), attribute.set(object, value) { return true }
        if let view = object as? UIView, path.hasPrefix("layer."), NibLayers.set(String(path.dropFirst(6)), value, on: view.layer) {
            return true
        }
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, let inner = inner(parts[0], of: object) { return set(element, parts[1], on: inner) }
        let words = NibValue(
            name: path, text: element["value"] ?? element.child(key: "value").map { $0["value"] ?? NibText.words($0) } ?? "",
            element: element.child(key: "value"), holder: element, session: self)
        return frameworkTables(of: object).contains { $0.set(words, on: object) }
    }

    /// The objects that key paths lead through.
    private func inner(_ name: String, of object: AnyObject) -> AnyObject? {
        switch (name, object) {
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("view", let controller as UIViewController): controller.viewIfLoaded
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        case ("navigationBar", let controller as UINavigationController): controller.navigationBar
        default: nil
        }
    }

    /// The property that a class of the app declares.
    func attribute(_ name: String, for object: AnyObject) -> NibAttribute? {
        let places = NibClasses.modules(of: type(of: object)) + modules + documentModules + [NibClasses.program].compactMap { $0 }
        return places.lazy.compactMap { NibModule.of($0)?.attribute(name, for: object) }.first
    }

    /// The modules that the file names: an app's extensions of the framework's classes are in one of them.
    private var documentModules: [String] { source.modules }

    private func attributeValue(_ element: NibElement) -> Any? {
        let child = element.child(key: "value")
        func value(_ text: String) -> NibValue {
            NibValue(name: element["keyPath"] ?? "value", text: text, element: child, holder: element, session: self)
        }
        switch element["type"] {
        case "boolean": return (element["value"] ?? child?["value"]) == "YES"
        case "string", "localizedString": return element["value"] ?? child.map(NibText.words)
        case "number": return child.flatMap { number($0, "value") }.map { Double($0) }
        case "color": return child.flatMap { NibValue.color($0, in: self) }
        case "image":
            let catalog = element["catalog"]
            let holder = NibElement(
                name: element.name, attributes: catalog.map { [NibElement.Attribute(name: "catalog", value: $0)] } ?? [], children: [],
                text: "",
                line: element.line)
            return NibValue(name: "image", text: element["value"] ?? "", element: nil, holder: holder, session: self).image
        case "size": return value("").size
        case "point": return value("").point
        case "rect": return value("").rect
        case "range": return child.map { NSRange(location: Int($0["location"] ?? "") ?? 0, length: Int($0["length"] ?? "") ?? 0) }
        default: return nil
        }
    }
}

/// The properties of layers that nibs set.
@MainActor enum NibLayers {
    static func set(_ name: String, _ value: Any?, on layer: CALayer) -> Bool {
        if let number = value as? Double { return set(name, CGFloat(number), on: layer) }
        switch (name, value) {
        case ("masksToBounds", let flag as Bool): layer.masksToBounds = flag
        case ("shouldRasterize", let flag as Bool): layer.shouldRasterize = flag
        case ("shadowOffset", let size as CGSize): layer.shadowOffset = size
        // An archive's colour is a UIColor; the layer's is its CGColor.
        case ("borderColor", let color as UIColor), ("borderUIColor", let color as UIColor): layer.borderColor = color.cgColor
        case ("shadowColor", let color as UIColor), ("shadowUIColor", let color as UIColor): layer.shadowColor = color.cgColor
        case ("backgroundColor", let color as UIColor): layer.backgroundColor = color.cgColor
        default: return false
        }
        return true
    }

    private static func set(_ name: String, _ number: CGFloat, on layer: CALayer) -> Bool {
        switch name {
        case "cornerRadius": layer.cornerRadius = max(0, number)
        case "borderWidth": layer.borderWidth = max(0, number)
        case "shadowRadius": layer.shadowRadius = max(0, number)
        case "shadowOpacity": layer.shadowOpacity = Float(number)
        case "opacity": layer.opacity = Float(number)
        case "zPosition": layer.zPosition = number
        case "masksToBounds": layer.masksToBounds = number != 0
        default: return false
        }
        return true
    }
}
