import Cairo
import Pango

/// What draws, for whoever compares pictures.
package enum Renderer {
    /// The libraries that decide about pixels, with their versions. Pictures are the same wherever this text is.
    package static var versions: String { "cairo \(CairoLibrary.version), pango \(PangoLibrary.version)" }
}
