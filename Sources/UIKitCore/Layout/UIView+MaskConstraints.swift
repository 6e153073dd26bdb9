import UIKitEngines

extension UIView {
    /// Expresses the autoresizing mask as constraints to the superview, if both have variables. If the solver changes
    /// the superview's size, the view is then resized in the same solution.
    ///
    /// - Returns: `false` if the frame is fixed instead.
    func setCoefficientsFromSuperview(_ box: LayoutBox) -> Bool {
        let mask = layoutState.autoresizingMask
        guard !mask.isEmpty, let superview, superview.layoutState.autoresizesSubviews, let outer = superview.autoLayout.box,
            outer.system === box.system
        else { return false }
        let viewFrame = placeForConstraints
        let size = superview.bounds.size
        let x = Autoresizing(
            isFrontFlexible: mask.contains(.flexibleLeftMargin), isLengthFlexible: mask.contains(.flexibleWidth),
            isBackFlexible: mask.contains(.flexibleRightMargin)
        ).shares(origin: viewFrame.minX, length: viewFrame.width, within: size.width)
        let y = Autoresizing(
            isFrontFlexible: mask.contains(.flexibleTopMargin), isLengthFlexible: mask.contains(.flexibleHeight),
            isBackFlexible: mask.contains(.flexibleBottomMargin)
        ).shares(origin: viewFrame.minY, length: viewFrame.height, within: size.height)
        box.setCoefficients([
            AutoresizingCoefficient(
                variable: box.x, value: Double(viewFrame.minX), outer: outer.width, length: Double(size.width), share: Double(x.origin)),
            AutoresizingCoefficient(
                variable: box.width, value: Double(viewFrame.width), outer: outer.width, length: Double(size.width),
                share: Double(x.length)),
            AutoresizingCoefficient(
                variable: box.y, value: Double(viewFrame.minY), outer: outer.height, length: Double(size.height), share: Double(y.origin)),
            AutoresizingCoefficient(
                variable: box.height, value: Double(viewFrame.height), outer: outer.height, length: Double(size.height),
                share: Double(y.length)),
        ])
        return true
    }

    /// Updates the mask constraints of the subviews after the view received variables.
    func retieSubviews() {
        for view in subviews where view.autoLayout.box != nil && !view.isPlacedByConstraints { view.syncBox() }
    }
}

extension Autoresizing {
    /// Returns the fractions of each additional point of the superview's length that the origin and the length
    /// receive.
    func shares(origin: CGFloat, length: CGFloat, within outer: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        let moved = place(origin: origin, length: length, from: outer, to: outer + 1)
        return (moved.origin - origin, moved.length - length)
    }
}

/// The dependency of a variable on its container's length: `value` at a `length`, and `fraction` more for each
/// additional point.
struct AutoresizingCoefficient {
    var variable: SolverVariable
    var value: Double
    var outer: SolverVariable
    var length: Double
    var share: Double

    var constant: Double { value - share * length }
    var terms: [LinearTerm] { [LinearTerm(variable), LinearTerm(outer, -share)] }

    func isSame(as other: AutoresizingCoefficient) -> Bool {
        variable == other.variable && outer == other.outer && abs(share - other.share) < Self.tolerance
    }

    /// Differences below this are rounding errors.
    static let tolerance = 1e-6
}

extension LayoutBox {
    /// Sets the dependencies of the box's variables on the container's length.
    func setCoefficients(_ new: [AutoresizingCoefficient]) {
        if coefficients.count == new.count, zip(coefficients, new).allSatisfy({ $0.isSame(as: $1) }) {
            for index in new.indices where abs(coefficients[index].constant - new[index].constant) > AutoresizingCoefficient.tolerance {
                coefficients[index] = new[index]
                system.solver.setConstant(new[index].constant, of: own[index])
            }
            return
        }
        dropOwn()
        release()
        coefficients = new
        own = new.map { system.solver.add($0.terms, .equal, $0.constant) }
    }
}
