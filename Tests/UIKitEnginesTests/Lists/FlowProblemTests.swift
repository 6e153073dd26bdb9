import CoreGraphics
import Testing
import UIKitEngines

@Suite struct FlowProblemTests {
    @Test func anItemThatIsTooHighIsReportedWithUIKitsMessageAndThenInNumbers() throws {
        var section = FlowSection(sizes: .uniform(CGSize(width: 320, height: 568), count: 9))
        section.insetTop = 8
        let problem = try #require(FlowProblem.first(in: [section], axis: .horizontal, crossExtent: 320))
        #expect(
            problem.message == """
                the behavior of the UICollectionViewFlowLayout is not defined because: the item height must be less that the height of \
                the UICollectionView minus the section insets top and bottom values.
                The item 0 of section 0 is 568 pt high, and there are 312 pt for it.
                """)
    }

    @Test func anItemThatFitsExactlyIsFine() {
        let section = FlowSection(sizes: .each([CGSize(width: 1, height: 320)]))
        #expect(FlowProblem.first(in: [section], axis: .horizontal, crossExtent: 320) == nil)
    }

    @Test func theFirstOfManyIsNamed() throws {
        let sizes = [10, 20, 321, 400].map { (width: CGFloat) in CGSize(width: width, height: 9) }
        let problem = try #require(FlowProblem.first(in: [FlowSection(sizes: .each(sizes))], axis: .vertical, crossExtent: 320))
        #expect(problem.item == 2 && problem.length == 321)
    }

    @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude]) func infiniteLengthsAreNamed(length: CGFloat) throws {
        let section = FlowSection(sizes: .uniform(CGSize(width: length, height: 20), count: 2))
        let problem = try #require(FlowProblem.first(in: [section], axis: .vertical, crossExtent: 320))
        #expect(problem.message.contains("is \(Double(length)) pt wide"))
    }

    @Test(arguments: [
        (CGFloat(0), CGFloat(0)), (-5, 0), (.nan, 0), (.infinity, 1e9), (-.infinity, 0), (.greatestFiniteMagnitude, 1e9), (0.5, 0.5),
    ]) func invalidLengthsAreReplaced(length: CGFloat, substitute: CGFloat) {
        let size = CGSize(width: length, height: 20)
        var same = FlowSection(sizes: .uniform(size, count: 3))
        var each = FlowSection(sizes: .each([CGSize(width: 10, height: 10), size]))
        let faults = [same.repair(section: 4), each.repair(section: 4)]
        #expect(same.sizes.size(of: 2) == CGSize(width: substitute, height: 20) && each.sizes.size(of: 1).width == substitute)
        #expect(each.sizes.size(of: 0) == CGSize(width: 10, height: 10))
        guard length.isNaN || length != substitute else { return #expect(faults == [nil, nil]) }
        #expect(faults.map { $0?.name } == ["the width of item 0", "the width of item 1"])
        #expect(faults.allSatisfy { $0?.message.contains("section 4 is \(Double(length)) pt") == true })
    }

    @Test func insetsAndSpacingsMayBeNegativeButNotInfinite() {
        var section = FlowSection(sizes: .uniform(CGSize(width: 10, height: 10), count: 1))
        section.insetLeft = -20
        section.lineSpacing = -3
        #expect(section.repair(section: 0) == nil && section.insetLeft == -20 && section.lineSpacing == -3)
        section.itemSpacing = .nan
        section.headerLength = -4
        #expect(section.repair(section: 0)?.name == "the length of the header" && section.itemSpacing == 0 && section.headerLength == 0)
    }
}
