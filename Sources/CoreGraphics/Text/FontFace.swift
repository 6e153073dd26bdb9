import Foundation

/// A font face: a file, a part of a collection, or a named instance of a variable font.
package struct FontFace: Hashable, Sendable {
    package let family: String
    /// The style within the family, such as `Bold Italic`.
    package let style: String
    /// The PostScript name, such as `Inter-BoldItalic`.
    package let postscriptName: String
    /// The full name, such as `Inter Bold Italic`.
    package let fullName: String
    /// The weight, 100 (thin) to 1000; 400 is regular.
    package let weight: Int
    package let isItalic: Bool
    /// The width of letters relative to the family's regular width; usually 1.
    package let width: CGFloat

    package init(
        family: String, style: String, postscriptName: String, fullName: String, weight: Int, isItalic: Bool, width: CGFloat = 1
    ) {
        self.family = family
        self.style = style
        self.postscriptName = postscriptName
        self.fullName = fullName
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
    }

    package var isBold: Bool { weight >= 600 }

    /// Returns the normalised name, by which faces and families are compared.
    package static func key(_ name: String) -> String { name.lowercased().replacingOccurrences(of: " ", with: "") }

    /// Returns the nearest face: the slant takes precedence over the width, then boldness, then the weight. The first
    /// of equal faces is returned.
    ///
    /// - Returns: `nil` for an empty list.
    package static func nearest(in faces: [FontFace], weight: Int, isItalic: Bool, width: CGFloat = 1) -> FontFace? {
        func distance(_ face: FontFace) -> CGFloat {
            (face.isItalic == isItalic ? 0 : 1e6) + abs(face.width - width) * 1e5 + (face.isBold == (weight >= 600) ? 0 : 5e3)
                + CGFloat(abs(face.weight - weight))
        }
        return faces.min { distance($0) < distance($1) }
    }
}
