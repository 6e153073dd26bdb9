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
}
