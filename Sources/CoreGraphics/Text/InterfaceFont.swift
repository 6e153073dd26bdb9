/// How packaged fonts stand in for the fonts of iOS. See Documentation/LOOK.md.
package enum InterfaceFont {
    /// From Debian's `fonts-inter`.
    package static let familyName = "Inter"
    /// From Debian's `fonts-jetbrains-mono`.
    package static let monospacedFamilyName = "JetBrains Mono"

    /// Inter's capitals are 0.727 em tall, those of iOS' font 0.705 em (0.546 and 0.526 em for the small letters). Drawn at
    /// this factor both agree. Lines of text are longer or shorter than on iOS, since San Francisco's tracking is not matched.
    package static let scale: CGFloat = 0.969

    /// The Debian package that a missing family comes from; `nil` for a family we do not list.
    static func package(forFamily family: String) -> String? {
        switch family {
        case familyName: "fonts-inter"
        case monospacedFamilyName: "fonts-jetbrains-mono"
        case "Liberation Sans", "Liberation Serif", "Liberation Mono": "fonts-liberation"
        case "DejaVu Sans Mono": "fonts-dejavu-core"
        default: nil
        }
    }
}
