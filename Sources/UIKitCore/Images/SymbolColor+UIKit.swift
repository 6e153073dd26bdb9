import UIKitEngines

extension SymbolColor {
    /// The colour with this name: a system colour, a basic colour, or a colour in the main bundle's catalogs. Without
    /// such a colour, the preview colour of the template.
    var color: UIColor {
        if let system = SystemColorNames.all[name] { return system }
        switch name {
        case "white": return .white
        case "black": return .black
        case "clear": return .clear
        default: break
        }
        let isNamed = AssetStore.shared.folders(of: nil).contains { $0.catalog.url(.color, name) != nil }
        if isNamed, let named = UIColor(named: name) { return named }
        guard let preview else { return .label }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(preview >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
