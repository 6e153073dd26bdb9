import CoreGraphics
import Testing

@testable import UIKitEngines

/// The placement of items in a single group.
@Suite struct GroupSolverTests {
    private let room = CGSize(width: 300, height: 600)

    private func item(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutTemplate {
        LayoutTemplate(.item, measure: .init(width: width, height: height))
    }

    private func row(
        _ parts: [LayoutTemplate], height: LayoutDimension = .absolute(100), spacing: LayoutSpace = .init(0), count: Int? = nil,
        shares: Bool = false
    ) -> LayoutTemplate {
        LayoutTemplate(
            .line(.init(axis: .horizontal, parts: parts, spacing: spacing, count: count, sharesLength: shares)),
            measure: .init(width: .fractionOfWidth(1), height: height))
    }

    private func frames(_ template: LayoutTemplate, limit: Int = .max, measured: [Int: CGSize] = [:]) -> [CGRect] {
        GroupSolver.shape(of: template, in: room, limit: limit) { measured[$0] }.items.map(\.frame)
    }

    @Test(arguments: [(CGFloat(1), 1), (0.5, 2), (1.0 / 3, 3), (0.25, 4), (0.4, 2), (0.9, 1)] as [(CGFloat, Int)])
    func itemsRepeatAsLongAsThereIsSpace(fraction: CGFloat, count: Int) {
        let found = frames(row([item(.fractionOfWidth(fraction), .fractionOfHeight(1))]))
        #expect(found.count == count)
        for (index, frame) in found.enumerated() {
            #expect(abs(frame.minX - CGFloat(index) * 300 * fraction) < 0.01)
            #expect(frame.height == 100)
        }
    }

    @Test func spacingTakesSpaceFromItems() {
        let found = frames(row([item(.absolute(90), .absolute(40))], spacing: .init(10)))
        #expect(found.map(\.minX) == [0, 100, 200])
        #expect(frames(row([item(.absolute(95), .absolute(40))], spacing: .init(10))).count == 2)
    }

    @Test func flexibleSpacingSharesTheRest() {
        let found = frames(row([item(.absolute(80), .absolute(40))], spacing: .init(4, isFlexible: true)))
        #expect(found.map(\.minX) == [0, 110, 220])
    }

    @Test func aCountSharesTheWidth() {
        let found = frames(row([item(.absolute(10), .fractionOfHeight(1))], spacing: .init(15), count: 3, shares: true))
        #expect(found.map(\.minX) == [0, 105, 210])
        #expect(found.allSatisfy { $0.width == 90 })
    }

    @Test func aRepeatedItemKeepsItsOwnWidthWhereItFits() {
        #expect(frames(row([item(.absolute(40), .fractionOfHeight(1))], count: 3)).map(\.minX) == [0, 40, 80])
        #expect(frames(row([item(.fractionOfWidth(1), .fractionOfHeight(1))], count: 3)).map(\.width) == [100, 100, 100])
    }

    @Test func insetsShrinkItemsAndGroups() {
        var cell = item(.fractionOfWidth(0.5), .fractionOfHeight(1))
        cell.insets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        var group = row([cell])
        group.insets = .init(top: 10, leading: 20, bottom: 30, trailing: 40)
        #expect(frames(group) == [CGRect(x: 22, y: 11, width: 114, height: 56), CGRect(x: 142, y: 11, width: 114, height: 56)])
    }

    @Test func nestedGroupsFillTheirPart() {
        let column = LayoutTemplate(
            .line(.init(axis: .vertical, parts: [item(.fractionOfWidth(1), .fractionOfHeight(0.5))])),
            measure: .init(width: .fractionOfWidth(0.3), height: .fractionOfHeight(1)))
        let found = frames(row([item(.fractionOfWidth(0.7), .fractionOfHeight(1)), column]))
        #expect(
            found == [
                CGRect(x: 0, y: 0, width: 210, height: 100), CGRect(x: 210, y: 0, width: 90, height: 50),
                CGRect(x: 210, y: 50, width: 90, height: 50),
            ])
    }

    @Test func anEstimatedGroupIsAsHighAsItsHighestItem() {
        let template = row([item(.fractionOfWidth(0.5), .estimated(44))], height: .estimated(44))
        let shape = GroupSolver.shape(of: template, in: room, limit: 2) {
            [0: CGSize(width: 1, height: 60), 1: CGSize(width: 1, height: 90)][$0]
        }
        #expect(shape.size == CGSize(width: 300, height: 90))
        #expect(shape.items.map(\.frame.height) == [60, 90])
        #expect(shape.items.allSatisfy { $0.selfSizesHeight && !$0.selfSizesWidth })
    }

    @Test func uniformItemsFollowTheHighest() {
        let template = row([item(.fractionOfWidth(0.5), .uniform(44))], height: .estimated(44))
        #expect(
            frames(template, limit: 2, measured: [0: CGSize(width: 1, height: 60), 1: CGSize(width: 1, height: 90)]).map(\.height) == [
                90, 90,
            ])
    }

    @Test func aFractionOfAnEstimatedGroupFollowsTheOthers() {
        let template = row(
            [item(.fractionOfWidth(0.5), .estimated(44)), item(.fractionOfWidth(0.5), .fractionOfHeight(1))], height: .estimated(44))
        #expect(frames(template, limit: 2, measured: [0: CGSize(width: 1, height: 70)]).map(\.height) == [70, 70])
    }

    @Test func itemsOfEstimatedWidthFlow() {
        let template = row([item(.estimated(100), .absolute(30))], height: .absolute(30), spacing: .init(10))
        let widths = [0: CGSize(width: 40, height: 30), 1: CGSize(width: 140, height: 30), 2: CGSize(width: 50, height: 30)]
        #expect(frames(template, limit: 4, measured: widths).map(\.minX) == [0, 50, 200])
        #expect(frames(template, limit: 1, measured: [0: CGSize(width: 900, height: 30)]).map(\.width) == [300])
    }

    @Test func flexibleEdgesCentreAnItem() {
        var cell = item(.absolute(100), .absolute(40))
        cell.edges = .init(
            leading: .init(0, isFlexible: true), top: .init(0, isFlexible: true), trailing: .init(0, isFlexible: true),
            bottom: .init(0, isFlexible: true))
        #expect(frames(row([cell], count: 1)) == [CGRect(x: 100, y: 30, width: 100, height: 40)])
    }

    @Test func badgesAreAnchoredAtCorners() {
        var cell = item(.absolute(100), .absolute(100))
        cell.supplements = [
            .init(
                kind: "badge", measure: .init(width: .absolute(20), height: .absolute(20)),
                containerAnchor: .init(unit: CGPoint(x: 1, y: 0), offset: CGPoint(x: 0.5, y: -0.5), isFractional: true), zIndex: 1)
        ]
        let shape = GroupSolver.shape(of: row([cell]), in: room, limit: 9) { _ in nil }
        #expect(shape.supplements.map(\.frame.origin) == [CGPoint(x: 90, y: -10), CGPoint(x: 190, y: -10), CGPoint(x: 290, y: -10)])
        #expect(shape.supplements.map(\.itemIndex) == [0, 1, 2])
    }

    @Test func invalidNumbersAreZero() {
        for wrong in [CGFloat.nan, .infinity, -10] {
            let found = frames(row([item(.absolute(wrong), .absolute(wrong))]))
            #expect(found == [CGRect.zero])
        }
    }
}
