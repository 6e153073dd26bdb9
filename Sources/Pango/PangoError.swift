/// Why no text can be shaped.
package enum PangoError: Error, CustomStringConvertible {
    /// The library refused the font list; the operand is the call.
    case badConfiguration(operation: String)
    /// The library made no font map over Cairo's FreeType fonts.
    case noFontMap

    package var description: String {
        switch self {
        case .badConfiguration(let operation): "The font list could not be read (\(operation))."
        case .noFontMap: "Pango has no font map for Cairo's FreeType fonts."
        }
    }
}
