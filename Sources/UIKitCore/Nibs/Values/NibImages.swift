import UIKitEngines

extension NibValue {
    /// The image with a name in the nib's bundle, or the system symbol with this name.
    var image: UIImage? {
        guard let element else { return loadImage(text, catalog: ownerElement["catalog"], configuration: nil) }
        guard element.name == "imageReference", let name = element["image"] else { return nil }
        let image = loadImage(name, catalog: element["catalog"], configuration: Self.symbolConfiguration(element))
        switch element["renderingMode"] {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    private func loadImage(_ name: String, catalog: String?, configuration: UIImage.SymbolConfiguration?) -> UIImage? {
        guard catalog == "system" else {
            if let image = UIImage(named: name, in: session.source.bundle, with: configuration) { return image }
            session.skip(element ?? ownerElement, "the image \"\(name)\"", why: "the bundle lacks it")
            return nil
        }
        if let image = UIImage(systemName: name, withConfiguration: configuration) { return image }
        session.skip(element ?? ownerElement, "the image \"\(name)\"", why: "no symbol has the name; a dashed square stands in")
        return UIImage(systemName: SymbolLibrary.substitute, withConfiguration: configuration)
    }

    static func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large, "default": .default]
        let scale = (element["scale"] ?? element["symbolScale"]).flatMap { scales[$0] }
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if let size = element["pointSize"].flatMap(NibNumbers.read), size > 0 {
            let weight = element["weight"].flatMap { weights[$0] } ?? .unspecified
            return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale ?? .default)
        }
        if let weight = element["weight"].flatMap({ weights[$0] }) { return UIImage.SymbolConfiguration(weight: weight) }
        return scale.map { UIImage.SymbolConfiguration(scale: $0) }
    }
}
