import CoreGraphics
import Testing

@testable import UIKitEngines

/// Sections one below the other, with their supplementary items.
@Suite struct CompositionalGeometryTests {
    private func section(count: Int, height: LayoutDimension = .absolute(50), isOrthogonal: Bool = false, insets: LayoutInsets = .init())
        -> CompositionalSection
    {
        let width: LayoutDimension = isOrthogonal ? .absolute(120) : .fractionOfWidth(1)
        let item = LayoutTemplate(.item, measure: .init(width: width, height: height))
        let group = LayoutTemplate(.line(.init(axis: .horizontal, parts: [item])), measure: .init(width: width, height: height))
        let run = GroupRun(
            template: group, container: CGSize(width: 300 - insets.width, height: 600), axis: isOrthogonal ? .horizontal : .vertical,
            spacing: 10, count: count)
        return CompositionalSection(run: run, isOrthogonal: isOrthogonal, insets: insets, crossLength: 300, axis: .vertical)
    }

    private func geometry(_ sections: [CompositionalSection], mirrored: Bool = false) -> CompositionalGeometry {
        CompositionalGeometry(axis: .vertical, crossLength: 300, sectionSpacing: 7, sections: sections, isRightToLeft: mirrored)
    }

    private func header(_ height: CGFloat, pins: Bool = false) -> LayoutBoundary {
        var header = LayoutBoundary(kind: "header", size: CGSize(width: 300, height: height), alignment: CGPoint(x: 0, y: -1))
        header.pinsToVisibleBounds = pins
        return header
    }

    @Test func insetsAreBetweenHeaderAndItems() {
        var first = section(count: 2, insets: .init(top: 5, leading: 20, bottom: 6, trailing: 30))
        first.boundaries = [header(40)]
        let all = geometry([first, section(count: 1)])
        #expect(all.element(.boundary(0), of: 0, visible: .zero)?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(all.element(.item(1), of: 0, visible: .zero)?.frame == CGRect(x: 20, y: 105, width: 250, height: 50))
        #expect(all.element(.item(0), of: 1, visible: .zero)?.frame.minY == 168)
        #expect(all.contentSize == CGSize(width: 300, height: 218))
    }

    @Test(arguments: [(CGFloat(-10), CGFloat(0)), (30, 30), (95, 95), (130, 110), (400, 110)] as [(CGFloat, CGFloat)])
    func aPinnedHeaderStaysAsLongAsItsSection(top: CGFloat, place: CGFloat) {
        var first = section(count: 2)
        first.boundaries = [header(40, pins: true)]
        let all = geometry([first, section(count: 9)])
        let visible = CGRect(x: 0, y: top, width: 300, height: 200)
        #expect(all.element(.boundary(0), of: 0, visible: visible)?.frame.minY == place)
    }

    @Test func onlyWhatIsWithinIsFound() {
        let all = geometry([section(count: 100_000), section(count: 100_000)])
        let found = all.elements(in: CGRect(x: 0, y: 60_000, width: 300, height: 119), visible: .zero) { _ in 0...0 }
        #expect(found.map(\.part) == [.item(1000), .item(1001)])
        let far = all.elements(in: CGRect(x: 0, y: 6_000_000, width: 300, height: 100), visible: .zero) { _ in 0...0 }
        #expect(far.map(\.section) == [1, 1])
    }

    @Test func anOrthogonalSectionShowsTheRequestedRange() {
        let all = geometry([section(count: 1000, isOrthogonal: true, insets: .init(top: 8, leading: 16, bottom: 8, trailing: 16))])
        #expect(all.orthogonalFrame(of: 0) == CGRect(x: 0, y: 0, width: 300, height: 66))
        let found = all.elements(in: CGRect(x: 0, y: 0, width: 300, height: 600), visible: .zero) { _ in 1316...1440 }
        #expect(found.map(\.part) == [.item(10)])
        #expect(found.first?.frame == CGRect(x: 1316, y: 8, width: 120, height: 50))
    }

    @Test func rightToLeftLayoutsAreMirrored() {
        let all = geometry([section(count: 2, insets: .init(leading: 20, trailing: 30))], mirrored: true)
        #expect(all.element(.item(0), of: 0, visible: .zero)?.frame == CGRect(x: 30, y: 0, width: 250, height: 50))
        let band = geometry([section(count: 10, isOrthogonal: true, insets: .init(leading: 16))], mirrored: true)
        let length: CGFloat = 16 + 10 * 130 - 10
        #expect(band.element(.item(0), of: 0, visible: .zero)?.frame.maxX == length - 16)
        let found = band.elements(in: CGRect(x: 0, y: 0, width: 300, height: 600), visible: .zero) { _ in (length - 300)...length }
        #expect(found.map(\.part) == [.item(0), .item(1), .item(2)])
    }

    @Test func measuringMovesLaterSections() {
        var all = geometry([section(count: 3, height: .estimated(50)), section(count: 1)])
        let isChanged1 = all.measure([1: CGSize(width: 300, height: 90)], in: 0)
        #expect(isChanged1)
        #expect(all.element(.item(0), of: 1, visible: .zero)?.frame.minY == CGFloat(50 + 10 + 90 + 10 + 50 + 7))
    }

    @Test func headersAtTheSidesMakeSpace() {
        var side = LayoutBoundary(kind: "side", size: CGSize(width: 40, height: 50), alignment: CGPoint(x: -1, y: 0))
        #expect(LayoutBoundary.space(of: [side]) == LayoutInsets(leading: 40))
        side.extendsBoundary = false
        #expect(LayoutBoundary.space(of: [side]) == LayoutInsets())
    }
}
