import UIKitEngines

extension SymbolColor {
    /// The colour with this name: a system colour, a basic colour, or a colour in the main bundle's catalogs. Without
    /// such a colour, the preview colour of the template, or `.label` without a preview colour.
    var color: UIColor {
        if let system = SystemColorNames.all[name] { return system }
        switch name {
        case "white": return .white
        case "black": return .black
        case "clear": return .clear
        default: break
        }
        let isNamed = AssetStore.shared.folders(of: nil).contains { $0.catalog.url(.color, name) != nil }
        if isNamed, let catalogColor = UIColor(named: name) { return catalogColor }
        guard let preview else { return .label }
        func component(_ shift: UInt32) -> CGFloat { CGFloat(preview >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}
