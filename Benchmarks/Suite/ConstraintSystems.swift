import CoreGraphics
import Foundation
import UIKitEngines

/// W5: constraints of 1,000 views in the solver alone: building, changing a constant, and resizing the root.
@MainActor enum ConstraintSystems {
    nonisolated static let count = 1000

    /// The limits, in milliseconds.
    private static let limits: [(system: String, build: Double, edit: Double, resize: Double)] = [
        ("chain", 1.5, 0.2, 0.1), ("grid", 1.5, 0.2, 0.1), ("nested", 1.5, 0.2, 0.1), ("inequalities", 150, 20, 20),
        ("equal-widths", 150, 20, 20),
    ]

    static func measure() throws -> [Entry] {
        let hasKiwi = ChildProcess.Work.kiwi([]).isThere
        // Alternately, so that changes of the machine's speed affect both equally.
        var kiwi: [ChildProcess] = []
        let runs = try (0..<5).map { _ in
            if hasKiwi { kiwi.append(try ChildProcess.run(.kiwi(["\(count)"]))) }
            return try ChildProcess.run(.ours(["constraints"]))
        }
        func entry(_ key: String, _ name: String, _ limit: Double) -> Entry {
            let median = runs.compactMap { $0.figures[key] }.median
            return Entry(name: name, median: median, unit: "ms CPU", ratio: median / limit, limit: 1, note: "of \(limit) ms")
        }
        var entries: [Entry] = []
        for work in limits {
            for (step, limit) in [("build", work.build), ("edit", work.edit), ("resize", work.resize)] {
                entries.append(entry("\(work.system).\(step)", "W5 \(count) views, \(work.system), \(step)", limit))
            }
        }
        if hasKiwi {
            for work in limits {
                let ratios = zip(runs, kiwi).compactMap { ours, theirs in
                    theirs.figures["\(work.system).build"].map { (ours.figures["\(work.system).build"] ?? 0) / $0 }
                }
                entries.append(
                    Entry(
                        name: "W5 \(count) views, \(work.system), build against kiwi", median: ratios.median, unit: "times",
                        ratio: ratios.median, limit: 0.1, note: "of kiwi's time"))
            }
        }
        for (key, name) in [("build", "build"), ("edit", "edit"), ("resize", "resize"), ("frames", "1,000 frames set by hand")] {
            let median = runs.compactMap { $0.figures["views.\(key)"] }.median
            entries.append(Entry(name: "W5 \(count) views, chain, layout pass, \(name)", median: median, unit: "ms CPU"))
        }
        let growth = runs.compactMap { $0.figures["growth"] }.median
        entries.append(
            Entry(name: "W5 chain of 10,000 against ten of 1,000", median: growth, unit: "times", ratio: growth, limit: 2, note: nil))
        return entries
    }

    static func child() throws {
        var figures: [String: Double] = [:]
        for work in limits { figures.merge(figuresOf(work.system, count)) { $1 } }
        let large = figuresOf("chain", 10 * count)["chain.build"] ?? 0
        figures.merge(try ConstraintViews.figures()) { $1 }
        figures["growth"] = large / (10 * (figures["chain.build"] ?? 1))
        try Children.report(figures)
    }

    /// Returns the best of several runs, because the first runs also fill the caches.
    private static func figuresOf(_ name: String, _ count: Int) -> [String: Double] {
        var best: [String: Double] = [:]
        for _ in 0..<5 {
            var system = ConstraintSystem(count)
            let build = time {
                system.build(name)
                system.solver.solve()
            }
            let edit = time {
                for step in 1...10 { system.edit(Double(16 + step)) }
            }
            let resize = time {
                for step in 1...10 { system.resize(by: Double(step)) }
            }
            best.merge(["\(name).build": build, "\(name).edit": edit / 10, "\(name).resize": resize / 10]) { min($0, $1) }
        }
        return best
    }

    static func time(_ body: () -> Void) -> Double {
        let start = Children.cpuNow()
        body()
        return Double(Children.cpuNow() - start) / 1e6
    }
}

/// Boxes in a root, constrained by one of several systems with four constraints each.
struct ConstraintSystem {
    struct Box {
        let x: SolverVariable
        let y: SolverVariable
        let width: SolverVariable
        let height: SolverVariable
    }

    var solver = ConstraintSolver()
    private let count: Int
    private let root: Box
    private var boxes: [Box] = []
    private var first: SolverConstraint?

    init(_ count: Int) {
        self.count = count
        root = Self.box(&solver)
        for (variable, value) in [(root.x, 0.0), (root.y, 0), (root.width, 390), (root.height, 844)] { solver.fix(variable, to: value) }
    }

    private static func box(_ solver: inout ConstraintSolver) -> Box {
        Box(x: solver.addVariable(), y: solver.addVariable(), width: solver.addVariable(), height: solver.addVariable())
    }

    mutating func edit(_ constant: Double) {
        guard let first else { return }
        solver.setConstant(constant, of: first)
        solver.solve()
    }

    mutating func resize(by points: Double) {
        solver.fix(root.width, to: 390 + points)
        solver.fix(root.height, to: 844 + points)
        solver.solve()
    }

    mutating func build(_ name: String) {
        for index in 0..<count {
            let box = Self.box(&solver)
            switch name {
            case "chain": chain(box)
            case "grid": grid(box, index, isCyclic: false)
            case "equal-widths": grid(box, index, isCyclic: true)
            case "nested": nested(box)
            default: inequalities(box)
            }
            boxes.append(box)
        }
    }

    private mutating func add(
        _ terms: [(SolverVariable, Double)], _ relation: LayoutRelation, _ constant: Double, priority: Float = 1000
    ) {
        let id = solver.add(terms.map { LinearTerm($0.0, $0.1) }, relation, constant, priority: priority)
        first = first ?? id
    }

    private mutating func follow(_ box: Box, _ relation: LayoutRelation) {
        if let last = boxes.last {
            add([(box.x, 1), (last.x, -1), (last.width, -1)], relation, 8)
        } else {
            add([(box.x, 1), (root.x, -1)], relation, 16)
        }
    }

    private mutating func chain(_ box: Box) {
        follow(box, .equal)
        add([(box.y, 1), (root.y, -1)], .equal, 10)
        add([(box.width, 1)], .equal, 50)
        add([(box.height, 1), (root.height, -0.5)], .equal, 0)
    }

    /// Adds a box to rows of ten. Each box has a tenth of the width, or all have the width of the first box and the
    /// last box is at the edge.
    private mutating func grid(_ box: Box, _ index: Int, isCyclic: Bool) {
        if index % 10 == 0 { add([(box.x, 1), (root.x, -1)], .equal, 8) } else { follow(box, .equal) }
        if index < 10 {
            add([(box.y, 1), (root.y, -1)], .equal, 8)
        } else {
            add([(box.y, 1), (boxes[index - 10].y, -1), (boxes[index - 10].height, -1)], .equal, 8)
        }
        if !isCyclic {
            add([(box.width, 1), (root.width, -0.1)], .equal, -8)
        } else if let leader = boxes.first {
            add([(box.width, 1), (leader.width, -1)], .equal, 0)
        }
        if isCyclic, index == 9 { add([(box.x, 1), (box.width, 1), (root.width, -1)], .equal, -8) }
        add([(box.height, 1), (box.width, -1)], .equal, 0)
    }

    private mutating func nested(_ box: Box) {
        let outer = boxes.last ?? root
        add([(box.x, 1), (outer.x, -1)], .equal, 1)
        add([(box.y, 1), (outer.y, -1)], .equal, 1)
        add([(box.x, 1), (box.width, 1), (outer.x, -1), (outer.width, -1)], .equal, -1)
        add([(box.y, 1), (box.height, 1), (outer.y, -1), (outer.height, -1)], .equal, -1)
    }

    /// Adds a box that prefers the left edge and has to follow the previous box.
    private mutating func inequalities(_ box: Box) {
        follow(box, .greaterThanOrEqual)
        add([(box.x, 1)], .equal, 0, priority: 500)
        add([(box.width, 1)], .greaterThanOrEqual, 50)
        add([(box.width, 1)], .equal, 40, priority: 250)
    }
}
