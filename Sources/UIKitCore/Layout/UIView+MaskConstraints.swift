import UIKitEngines

extension UIView {
    /// Expresses the autoresizing mask as constraints to the superview, if both views have variables. The same solution
    /// that changes the superview's size then resizes the view.
    ///
    /// - Returns: `false` if the frame is fixed instead.
    func setCoefficientsFromSuperview(_ variables: LayoutVariables) -> Bool {
        let mask = layoutState.autoresizingMask
        guard !mask.isEmpty, let superview, superview.layoutState.autoresizesSubviews, let outerVariable = superview.autoLayout.variables,
            outerVariable.system === variables.system
        else { return false }
        let viewFrame = frameForConstraints
        let size = superview.bounds.size
        let x = Autoresizing(
            isFrontFlexible: mask.contains(.flexibleLeftMargin), isLengthFlexible: mask.contains(.flexibleWidth),
            isBackFlexible: mask.contains(.flexibleRightMargin)
        ).growthFractions(origin: viewFrame.minX, length: viewFrame.width, within: size.width)
        let y = Autoresizing(
            isFrontFlexible: mask.contains(.flexibleTopMargin), isLengthFlexible: mask.contains(.flexibleHeight),
            isBackFlexible: mask.contains(.flexibleBottomMargin)
        ).growthFractions(origin: viewFrame.minY, length: viewFrame.height, within: size.height)
        variables.setCoefficients([
            AutoresizingCoefficient(
                variable: variables.x, value: Double(viewFrame.minX), outer: outerVariable.width, length: Double(size.width),
                fraction: Double(x.origin)),
            AutoresizingCoefficient(
                variable: variables.width, value: Double(viewFrame.width), outer: outerVariable.width, length: Double(size.width),
                fraction: Double(x.length)),
            AutoresizingCoefficient(
                variable: variables.y, value: Double(viewFrame.minY), outer: outerVariable.height, length: Double(size.height),
                fraction: Double(y.origin)),
            AutoresizingCoefficient(
                variable: variables.height, value: Double(viewFrame.height), outer: outerVariable.height, length: Double(size.height),
                fraction: Double(y.length)),
        ])
        return true
    }

    /// Updates the mask constraints of the subviews after the view received variables.
    func updateMaskConstraintsOfSubviews() {
        for view in subviews where view.autoLayout.variables != nil && !view.isPlacedByConstraints { view.updateFixedVariables() }
    }
}

extension Autoresizing {
    /// Returns the amounts by which the origin and the length grow for each additional point of the superview's length.
    func growthFractions(origin: CGFloat, length: CGFloat, within outer: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        let resizedExtent = resized(origin: origin, length: length, from: outer, to: outer + 1)
        return (resizedExtent.origin - origin, resizedExtent.length - length)
    }
}

/// The dependency of a variable on its container's length: `value` at a `length`, and `fraction` more for each
/// additional point.
struct AutoresizingCoefficient {
    var variable: SolverVariable
    var value: Double
    var outer: SolverVariable
    var length: Double
    var fraction: Double

    var constant: Double { value - fraction * length }
    var terms: [LinearTerm] { [LinearTerm(variable), LinearTerm(outer, -fraction)] }

    func isSame(as other: AutoresizingCoefficient) -> Bool {
        variable == other.variable && outer == other.outer && abs(fraction - other.fraction) < Self.tolerance
    }

    /// Differences below this are rounding errors.
    static let tolerance = 1e-6
}

extension LayoutVariables {
    /// Sets the dependencies of the variables on the container's size.
    func setCoefficients(_ new: [AutoresizingCoefficient]) {
        if coefficients.count == new.count, zip(coefficients, new).allSatisfy({ $0.isSame(as: $1) }) {
            for index in new.indices where abs(coefficients[index].constant - new[index].constant) > AutoresizingCoefficient.tolerance {
                coefficients[index] = new[index]
                system.solver.setConstant(new[index].constant, of: itemConstraints[index])
            }
            return
        }
        removeItemConstraints()
        release()
        coefficients = new
        itemConstraints = new.map { system.solver.add($0.terms, .equal, $0.constant) }
    }
}
