import UIKitEngines

/// The four numbers of an item in its system: where it is in its container, and how large it is. Sizes are never negative.
@MainActor final class LayoutBox {
    let system: LayoutSystem
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    weak var item: (any LayoutItem)?
    /// The active constraints that speak of the item.
    var uses = ConstraintList()
    /// What the content asks for, by axis.
    var contentWidth: ContentConstraints?
    var contentHeight: ContentConstraints?
    /// What a guide consists of by itself, or what keeps the size of a view that is in no other.
    var own: [SolverConstraint] = []
    /// What `own` says, where it comes from an autoresizing mask.
    var ties: [BoxTie] = []
    var isStale = false

    init(_ item: any LayoutItem, in system: LayoutSystem) {
        self.system = system
        self.item = item
        x = system.solver.addVariable()
        y = system.solver.addVariable()
        width = system.solver.addVariable(isRestricted: true)
        height = system.solver.addVariable(isRestricted: true)
        system.note(self)
    }

    isolated deinit {
        system.forget([x, y, width, height])
    }

    var variables: [SolverVariable] { [x, y, width, height] }

    func origin(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? x : y }
    func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? width : height }

    /// The place as solved, in points of the container.
    var frame: CGRect {
        CGRect(
            x: system.solver.value(x), y: system.solver.value(y), width: system.solver.value(width), height: system.solver.value(height))
    }

    /// Says what the box is, whatever constraints say.
    func fix(_ frame: CGRect) {
        fix(x, frame.minX)
        fix(y, frame.minY)
        fix(width, frame.width)
        fix(height, frame.height)
    }

    func fix(_ variable: SolverVariable, _ value: CGFloat) {
        system.solver.fix(variable, to: value.isFinite ? Double(value) : 0)
    }

    func release() {
        for variable in variables { system.solver.release(variable) }
    }

    func dropOwn() {
        for constraint in own { system.solver.remove(constraint) }
        own = []
        ties = []
    }
}

/// How the size of a view's content holds the view's own along one axis.
struct ContentConstraints {
    var hugging: SolverConstraint
    var compression: SolverConstraint
    var length: Double
}
