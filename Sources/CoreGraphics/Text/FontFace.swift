import Foundation

/// A face of the font list: one file, or one part of a collection, or one named style of a font that varies.
package struct FontFace: Hashable, Sendable {
    package let family: String
    /// Within the family, such as `Bold Italic`.
    package let style: String
    /// Such as `Inter-BoldItalic`.
    package let postscriptName: String
    /// Such as `Inter Bold Italic`.
    package let fullName: String
    /// 100 (thin) to 1000; 400 is regular.
    package let weight: Int
    package let isItalic: Bool
    /// The width of letters in parts of the family's regular width; 1 as a rule.
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

    /// The form in which names of faces and families are compared.
    package static func key(_ name: String) -> String { name.lowercased().replacingOccurrences(of: " ", with: "") }

    /// The face that comes closest: the slant counts most, then the width, then whether it is bold, then the weight. The first of equals.
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
