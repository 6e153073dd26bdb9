import Cairo
import Pango

/// The renderer's identity, for comparisons of images.
package enum Renderer {
    /// The libraries that affect pixels, with their versions. Images are equal for equal values.
    package static var versions: String { "cairo \(CairoLibrary.version), pango \(PangoLibrary.version)" }
}
