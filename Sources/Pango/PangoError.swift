/// The reason why text cannot be shaped.
package enum PangoError: Error, CustomStringConvertible {
    /// The library rejected the font list in an operation.
    case badConfiguration(operation: String)
    /// The library could not create a font map for Cairo's FreeType fonts.
    case noFontMap

    package var description: String {
        switch self {
        case .badConfiguration(let operation): "The font list could not be read (\(operation))."
        case .noFontMap: "Pango has no font map for Cairo's FreeType fonts."
        }
    }
}
