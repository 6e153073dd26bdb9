import CoreGraphics
import Testing
import UIKitEngines

@Suite struct FlowProblemTests {
    @Test func anItemThatIsTooHighIsNamedInUIKitsWordsAndThenInNumbers() throws {
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
}
