import UIKit

/// An image that repeats as stripes without a seam.
struct StripeTile {
    /// One stripe: its width across, in points, and its colour.
    struct Stripe {
        let width: CGFloat
        let color: UIColor
    }

    /// The direction of the stripes, in radians from the x axis, clockwise on screen.
    let angle: CGFloat
    let stripes: [Stripe]

    private var period: CGFloat { stripes.map(\.width).reduce(0, +) }

    /// The rectangle after which the stripes repeat along x and along y.
    ///
    /// Stripes at an angle repeat after `period / sin` along x and `period / cos` along y. Along an axis parallel to
    /// the stripes any length repeats.
    var size: CGSize {
        func length(_ share: CGFloat) -> CGFloat { abs(share) < 1e-6 ? period : period / abs(share) }
        return CGSize(width: length(sin(angle)), height: length(cos(angle)))
    }

    /// Draws one tile at the context's origin.
    func draw(in context: CGContext) {
        guard let ground = stripes.last?.color else { return }
        let reach = size.width + size.height
        context.saveGState()
        context.clip(to: CGRect(origin: .zero, size: size))
        // Neighbours share the pixels along their edge, and the background must not show between them.
        context.setFillColor(ground.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        context.rotate(by: angle)
        var y = -(reach / period).rounded(.up) * period
        while y < reach {
            for stripe in stripes {
                context.setFillColor(stripe.color.cgColor)
                context.fill(CGRect(x: -reach, y: y, width: 2 * reach, height: stripe.width))
                y += stripe.width
            }
        }
        context.restoreGState()
    }

    /// The stripes as a pattern colour.
    ///
    /// An image has whole pixels. The tile is stretched to them, by less than one pixel: a cut or a blank column
    /// would show as a grid.
    @MainActor func color() -> UIColor {
        let scale = UIScreen.main.scale
        let whole = CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
        let image = UIGraphicsImageRenderer(size: whole).image {
            $0.cgContext.scaleBy(x: whole.width / size.width, y: whole.height / size.height)
            draw(in: $0.cgContext)
        }
        return UIColor(patternImage: image)
    }
}
