import Pango

/// How packaged fonts stand in for the fonts of iOS. See Documentation/LOOK.md.
package enum InterfaceFont {
    /// From Debian's `fonts-inter`: the face of sizes that are read.
    static let textFamilyName = "Inter"
    /// From the same package: the face of titles, whose letters are narrower and stand closer.
    static let displayFamilyName = "Inter Display"
    /// From Debian's `fonts-jetbrains-mono`.
    package static let monospacedFamilyName = "JetBrains Mono"

    /// In points: San Francisco's letters change their shape from 17 to 28 points; Inter has two faces, of which the second begins here.
    private static let smallestDisplaySize: CGFloat = 20

    /// The face of a font. Digits of one width stay with the face for reading: Inter Display has none.
    static func face(size: CGFloat, features: TextFeatures) -> Face {
        size < smallestDisplaySize || features.contains(.tabularDigits) ? .text : .display
    }

    enum Face {
        case text, display

        var familyName: String { self == .text ? textFamilyName : displayFamilyName }

        /// The factor that the face is drawn at, so that its capitals are as tall as San Francisco's, 0.705 em. Inter's are 0.727 em tall,
        /// Inter Display's 0.719 em.
        var scale: CGFloat { self == .text ? 0.969 : 0.98 }
    }

    /// Whether a family is one of those that the interface's text is set in.
    static func isText(_ family: String) -> Bool { family == textFamilyName || family == displayFamilyName }

    /// The Debian package that a missing family comes from; `nil` for a family we do not list.
    static func package(forFamily family: String) -> String? {
        switch family {
        case textFamilyName, displayFamilyName: "fonts-inter"
        case monospacedFamilyName: "fonts-jetbrains-mono"
        case "Liberation Sans", "Liberation Serif", "Liberation Mono": "fonts-liberation"
        case "DejaVu Sans Mono": "fonts-dejavu-core"
        default: nil
        }
    }
}
