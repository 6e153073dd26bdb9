import CaretTesting
import Testing

@testable import UIKitCore
@testable import UIKitEngines

/// The cost of removing a constraint is the same among few and among many.
@MainActor @Suite(.app) struct ConstraintRemovalTests {
    /// Returns a view with a number of constraints, four for each of its subviews.
    private func filled(_ count: Int) -> (root: UIView, views: [UIView], constraints: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<count / 4).map { _ in UIView() }
        var constraints: [NSLayoutConstraint] = []
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            constraints += [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        return (root, views, constraints)
    }

    /// The number of inspected entries in the root's lists, which contain all constraints.
    private func looks(_ root: UIView) -> Int {
        root.autoLayout.heldConstraints.lookupCount + (root.existingVariables?.referringConstraints.lookupCount ?? 0)
    }

    enum Way: CaseIterable {
        case views, single, all, oneByOne
    }

    @Test(arguments: [false, true], Way.allCases)
    func `A6 constraints are removed with a cost that grows with their number`(isSolved: Bool, way: Way) {
        let costs = [1000, 10_000].map { count in
            let (root, views, constraints) = filled(count)
            if isSolved { root.layoutIfNeeded() }
            let before = looks(root)
            switch way {
            case .views: for view in views { view.removeFromSuperview() }
            case .single: for constraint in constraints { constraint.isActive = false }
            case .all: NSLayoutConstraint.deactivate(constraints)
            case .oneByOne: for constraint in constraints.reversed() { root.removeConstraints([constraint]) }
            }
            #expect(root.constraints.isEmpty)
            return Double(looks(root) - before) / Double(count)
        }
        #expect(costs[1] <= costs[0] * 1.25 && costs[1] < 10, "\(costs)")
    }

    @Test func `A6 the lists of the next solution are no longer than its constraints`() {
        var solver = ConstraintSolver()
        let variables = (0..<10).map { _ in solver.addVariable() }
        for round in 0..<10_000 {
            let id = solver.add([LinearTerm(variables[round % 10])], .equal, Double(round))
            solver.remove(id)
        }
        #expect(solver.pendingCount <= 20)
        let kept = solver.add([LinearTerm(variables[0])], .equal, 7)
        solver.solve()
        #expect(solver.value(variables[0]) == 7 && !solver.isBroken(kept) && !solver.isDirty)
        solver.remove(kept)
        for variable in variables { solver.remove(variable) }
        let again = solver.addVariable()
        solver.solve()
        #expect(solver.value(again) == 0 && !solver.isDirty)
    }

    @Test func `A6 a long list keeps the order of its constraints`() {
        let view = UIView()
        var list = ConstraintList()
        let all = (0..<100).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        for constraint in all + all { list.append(constraint) }
        #expect(list.all == all)
        for constraint in all where Int(constraint.constant) % 3 != 0 { list.remove(constraint) }
        #expect(list.all.map(\.constant) == stride(from: 0, to: 100, by: 3).map { CGFloat($0) })
        list.remove(all[1])
        list.append(all[1])
        #expect(list.all.last === all[1] && !list.isEmpty)
        for constraint in all { list.remove(constraint) }
        #expect(list.isEmpty && list.all.isEmpty)
    }
}
