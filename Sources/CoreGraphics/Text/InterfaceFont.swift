import Pango

/// The substitution of packaged fonts for the fonts of iOS. See Documentation/LOOK.md.
package enum InterfaceFont {
    /// The family for text sizes, from Debian's `fonts-inter`.
    static let textFamilyName = "Inter"
    /// The family for titles, with narrower and tighter letters, from the same package.
    static let displayFamilyName = "Inter Display"
    /// The fixed-width family, from Debian's `fonts-jetbrains-mono`.
    package static let monospacedFamilyName = "JetBrains Mono"

    /// The minimum size of the display face, in points. San Francisco changes its shapes from 17 to 28 points; Inter
    /// has two faces.
    private static let smallestDisplaySize: CGFloat = 20

    /// Returns the face for a size. Tabular digits use the text face, because Inter Display has none.
    static func face(size: CGFloat, features: TextFeatures) -> Face {
        size < smallestDisplaySize || features.contains(.tabularDigits) ? .text : .display
    }

    enum Face {
        case text, display

        var familyName: String { self == .text ? textFamilyName : displayFamilyName }

        /// The scale of the face that makes its capitals as tall as San Francisco's, 0.705 em. Inter's capitals have
        /// a height of 0.727 em, and those of Inter Display 0.719 em.
        var scale: CGFloat { self == .text ? 0.969 : 0.98 }
    }

    /// Returns whether a family is one of the system font's families.
    static func isText(_ family: String) -> Bool { family == textFamilyName || family == displayFamilyName }

    /// Returns the Debian package of a family; `nil` for an unlisted family.
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
