import UIKit

/// An unusual number, for a property of any numeric type.
struct OddNumber: Sendable, CustomStringConvertible {
    let real: CGFloat
    let whole: Int
    let description: String

    var float: Float { Float(real) }
    var point: CGPoint { CGPoint(x: real, y: 1) }
    var size: CGSize { CGSize(width: real, height: 30) }
    var rect: CGRect { CGRect(x: 0, y: 0, width: 30, height: real) }
    var insets: UIEdgeInsets { UIEdgeInsets(top: 1, left: real, bottom: 1, right: 1) }
    var directional: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 1, leading: real, bottom: 1, trailing: 1) }

    /// Numbers for properties of floating-point types.
    static let reals: [OddNumber] =
        ([
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 1e12,
        ] as [CGFloat]).map { OddNumber(real: $0, whole: 0, description: "\($0)") }

    /// Numbers for properties of integer types.
    static let wholes = [Int.max, .min, -1, 1 << 33].map { OddNumber(real: 0, whole: $0, description: "\($0)") }
}

/// A public property that takes a number.
struct OddProperty: Sendable {
    /// The numbers that a property refuses with a message.
    enum Refusal: Sendable {
        case nothing
        /// NaN and the infinities, as Core Animation refuses them for a layer's geometry.
        case notFinite
        /// The same, and the greatest finite number, with which frames overflow: then the message names the frame.
        case overflow
        case these(@Sendable (OddNumber) -> Bool)

        func refuses(_ number: OddNumber) -> Bool {
            switch self {
            case .nothing: false
            case .notFinite: !number.real.isFinite
            case .overflow: !number.real.isFinite || number.real == .greatestFiniteMagnitude
            case .these(let test): test(number)
            }
        }
    }

    /// The name of the property in the refusing message.
    let name: String
    var refusal = Refusal.nothing
    var isWhole = false
    /// Sets the property, and returns the view to be laid out and drawn.
    let set: @MainActor @Sendable (OddNumber) -> UIView?

    var numbers: [OddNumber] { isWhole ? OddNumber.wholes : OddNumber.reals }
}

extension OddProperty {
    /// A property of a view.
    static func view<View: UIView>(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> View, refusal: Refusal = .nothing, isWhole: Bool = false,
        _ set: @escaping @MainActor @Sendable (View, OddNumber) -> Void
    ) -> OddProperty {
        OddProperty(name: name, refusal: refusal, isWhole: isWhole) { number in
            let view = make()
            if view.frame.isEmpty { view.frame = CGRect(x: 10, y: 20, width: 120, height: 60) }
            set(view, number)
            return view
        }
    }

    /// A property of a layer, whose view has the layer as a sublayer.
    static func layer<Layer: CALayer>(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> Layer, refusal: Refusal = .nothing, isWhole: Bool = false,
        _ set: @escaping @MainActor @Sendable (Layer, OddNumber) -> Void
    ) -> OddProperty {
        OddProperty(name: name, refusal: refusal, isWhole: isWhole) { number in
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 120, height: 60))
            let layer = make()
            layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
            layer.backgroundColor = UIColor.systemTeal.cgColor
            set(layer, number)
            view.layer.addSublayer(layer)
            return view
        }
    }

    /// A setting of a drawing.
    static func drawing(
        _ name: String, refusal: Refusal = .nothing, _ draw: @escaping @MainActor @Sendable (CGContext, OddNumber) -> Void
    ) -> OddProperty {
        OddProperty(name: name, refusal: refusal) { number in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format).image { context in
                draw(context.cgContext, number)
                context.cgContext.stroke(CGRect(x: 5, y: 5, width: 20, height: 10))
                context.cgContext.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 10))
            }
            return UIImageView(image: image)
        }
    }
}
