import UIKitEngines

/// The four solver variables of an item: its origin in its container, and its size. Sizes are never negative.
@MainActor final class LayoutVariables {
    let system: LayoutSystem
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    weak var item: (any LayoutItem)?
    /// The active constraints that refer to the item.
    var referringConstraints = ConstraintList()
    /// The constraints of the intrinsic content size, per axis.
    var contentWidth: ContentConstraints?
    var contentHeight: ContentConstraints?
    /// The constraints that belong to the item: of a guide's size, of an autoresizing mask, or of the size of a view
    /// without a superview.
    var itemConstraints: [SolverConstraint] = []
    /// The equations of the autoresizing mask, in the order of ``itemConstraints``; empty without a mask.
    var coefficients: [AutoresizingCoefficient] = []
    var isContentSizeStale = false

    init(_ item: any LayoutItem, in system: LayoutSystem) {
        self.system = system
        self.item = item
        x = system.solver.addVariable()
        y = system.solver.addVariable()
        width = system.solver.addVariable(isRestricted: true)
        height = system.solver.addVariable(isRestricted: true)
        system.enqueue(self)
    }

    isolated deinit {
        system.removeVariables([x, y, width, height])
    }

    var all: [SolverVariable] { [x, y, width, height] }

    func origin(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? x : y }
    func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? width : height }

    /// The solved frame, in points of the container.
    var frame: CGRect {
        CGRect(
            x: system.solver.value(x), y: system.solver.value(y), width: system.solver.value(width), height: system.solver.value(height))
    }

    /// Fixes the frame, regardless of constraints.
    func fix(_ frame: CGRect) {
        fix(x, frame.minX)
        fix(y, frame.minY)
        fix(width, frame.width)
        fix(height, frame.height)
    }

    func fix(_ variable: SolverVariable, _ value: CGFloat) {
        system.solver.fix(variable, to: value.isFinite ? Double(value) : 0)
    }

    /// Lets constraints determine the variables again.
    func release() {
        for variable in all { system.solver.release(variable) }
    }

    func removeItemConstraints() {
        for constraint in itemConstraints { system.solver.remove(constraint) }
        itemConstraints = []
        coefficients = []
    }
}

/// The constraints that the intrinsic content size imposes along one axis.
struct ContentConstraints {
    var hugging: SolverConstraint
    var compression: SolverConstraint
    var length: Double
}
