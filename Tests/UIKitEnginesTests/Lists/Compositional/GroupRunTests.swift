import CoreGraphics
import Testing

@testable import UIKitEngines

/// Groups one after the other.
@Suite struct GroupRunTests {
    private func run(
        _ height: LayoutDimension, perRow: CGFloat = 1, spacing: CGFloat = 0, count: Int, measured: [Int: CGSize] = [:]
    ) -> GroupRun {
        let item = LayoutTemplate(.item, measure: .init(width: .fractionOfWidth(1 / perRow), height: height))
        let group = LayoutTemplate(
            .line(.init(axis: .horizontal, parts: [item])), measure: .init(width: .fractionOfWidth(1), height: height))
        return GroupRun(
            template: group, container: CGSize(width: 300, height: 600), axis: .vertical, spacing: spacing, count: count, measured: measured
        )
    }

    @Test func equalGroupsAreCountedNotStored() {
        let run = run(.absolute(100), perRow: 3, spacing: 10, count: 1_000_000)
        #expect(run.groupCount == 333_334)
        #expect(run.length == CGFloat(333_334 * 110 - 10))
        #expect(run.groups(within: 1_100_000...1_100_300) == 10_000..<10_003)
        #expect(run.shape(of: 333_333).items.count == 1)
    }

    @Test func measuredRowsMoveThoseBelow() {
        var run = run(.estimated(50), count: 100_000)
        #expect(run.length == 5_000_000)
        let isChanged1 = run.measure([10: CGSize(width: 300, height: 80)])
        #expect(isChanged1)
        #expect(run.start(of: 10) == 500)
        #expect(run.start(of: 11) == 580)
        #expect(run.length == 5_000_030)
        #expect(run.groups(within: 500...579) == 10..<11)
        let isChanged2 = run.measure([10: CGSize(width: 300, height: 80)])
        #expect(!isChanged2)
        let isChanged3 = run.measure([11: CGSize(width: 300, height: CGFloat.nan)])
        #expect(!isChanged3)
    }

    @Test func theLastOfAnEstimatedRowIsItsOwnHeight() {
        let run = run(.estimated(50), perRow: 2, count: 3, measured: [2: CGSize(width: 150, height: 20)])
        #expect(run.length == 70)
    }

    /// The flowing groups compared with a plain loop.
    @Test func flowingGroupsAgreeWithALoop() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            let item = LayoutTemplate(.item, measure: .init(width: .estimated(70), height: .absolute(30)))
            let group = LayoutTemplate(
                .line(.init(axis: .horizontal, parts: [item], spacing: .init(10))),
                measure: .init(width: .fractionOfWidth(1), height: .absolute(30)))
            var run = GroupRun(
                template: group, container: CGSize(width: 300, height: 600), axis: .vertical, spacing: 5, count: 50)
            var widths = [CGFloat](repeating: 70, count: 50)
            for _ in 0..<30 {
                let index = Int.random(in: 0..<50, using: &generator)
                widths[index] = CGFloat(Int.random(in: 10...300, using: &generator))
                run.measure([index: CGSize(width: widths[index], height: 30)])
            }
            #expect((0..<50).map { run.group(of: $0) } == Self.lines(widths, room: 300, spacing: 10))
        }
    }

    private static func lines(_ widths: [CGFloat], room: CGFloat, spacing: CGFloat) -> [Int] {
        var line = 0
        var used: CGFloat = -spacing
        return widths.map { width in
            if used >= 0, used + spacing + width > room { (line, used) = (line + 1, -spacing) }
            used += spacing + width
            return line
        }
    }
}
