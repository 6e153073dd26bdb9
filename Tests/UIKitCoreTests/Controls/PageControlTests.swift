import CaretTesting
import Testing
import UIKit

/// The content of a page control, and touches on it.
@MainActor @Suite(.app) struct PageControlTests {
    /// Launches an app with a control over 300 x 26 points of the screen, from 20, 100.
    private func make(_ pages: Int, width: CGFloat = 300, height: CGFloat = 26) async throws -> (TestApp, UIPageControl) {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: width, height: height))
        control.numberOfPages = pages
        app.mainWindow.addSubview(control)
        try await app.settle()
        return (app, control)
    }

    /// The diameter of a dot, in points.
    private let dot: CGFloat = 22.0 / 3

    private func dots(_ control: UIPageControl) -> [UIView] {
        control.subviews.filter { $0 is UIImageView }.sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }
    }

    @Test func aTouchAlongTheDotsGoesThroughThePages() async throws {
        let (app, control) = try await make(6)
        var log: [Int] = []
        var states: Set<Int> = []
        control.addAction(
            UIAction { _ in
                log.append(control.currentPage)
                states.insert(control.interactionState.rawValue)
            }, for: .valueChanged)
        await app.drag(from: CGPoint(x: 140, y: 113), to: CGPoint(x: 140 + 53, y: 113))
        #expect(log == [1, 2, 3] && states == [UIPageControl.InteractionState.continuous.rawValue])
        #expect(control.interactionState == .none)
        await app.drag(from: CGPoint(x: 190, y: 113), to: CGPoint(x: 20, y: 113))
        #expect(control.currentPage == 0)
        control.allowsContinuousInteraction = false
        log = []
        await app.drag(from: CGPoint(x: 140, y: 113), to: CGPoint(x: 190, y: 113))
        #expect(log == [1])
    }

    @Test func imagesReplaceTheDotsOfPagesAndOfTheCurrentOne() async throws {
        let (app, control) = try await make(3)
        let small = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 12, height: 10))
        }
        let large = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 18)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 18))
        }
        control.setIndicatorImage(small, forPage: 1)
        control.preferredCurrentPageIndicatorImage = large
        #expect(control.indicatorImage(forPage: 1) === small && control.indicatorImage(forPage: 0) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 0) == nil)
        try await app.settle()
        #expect(dots(control).map(\.bounds.size) == [large.size, small.size, CGSize(width: dot, height: dot)])
        control.currentPage = 1
        try await app.settle()
        #expect(dots(control).map(\.bounds.width) == [dot, 20, dot])
        control.setCurrentPageIndicatorImage(small, forPage: 1)
        control.pageIndicatorTintColor = .red
        try await app.settle()
        #expect(dots(control).map(\.bounds.width) == [dot, 12, dot])
        #expect(dots(control)[0].backgroundColor == .red && dots(control)[1].tintColor == .label)
        control.numberOfPages = 1
        control.numberOfPages = 3
        #expect(control.indicatorImage(forPage: 1) == nil)
    }

    @Test(arguments: [UIPageControl.Direction.leftToRight, .rightToLeft, .topToBottom, .bottomToTop])
    func pagesFollowTheConfiguredDirection(direction: UIPageControl.Direction) async throws {
        let isVertical = direction == .topToBottom || direction == .bottomToTop
        let (app, control) = try await make(4, width: isVertical ? 26 : 300, height: isVertical ? 300 : 26)
        control.direction = direction
        let size = control.intrinsicContentSize
        #expect(abs((isVertical ? size.height : size.width) - 90.67) < 0.01 && abs((isVertical ? size.width : size.height) - 25.67) < 0.01)
        try await app.settle()
        let isReversed = direction == .rightToLeft || direction == .bottomToTop
        let present = try #require(dots(control).first { $0.backgroundColor == .label })
        let place = isVertical ? present.center.y : present.center.x
        #expect(abs(place - (isReversed ? 150 + 26.5 : 150 - 26.5)) < 0.4)
        let far = isReversed ? 5.0 : 295.0
        await app.tap(at: isVertical ? CGPoint(x: 33, y: 100 + far) : CGPoint(x: 20 + far, y: 113))
        #expect(control.currentPage == 1)
    }

    @Test func pagesWithoutSpaceShowAroundTheCurrentOne() async throws {
        let (app, control) = try await make(40, width: 120)
        let room = 6
        #expect(dots(control).count == room)
        #expect(dots(control).map { ($0.bounds.width / dot * 4).rounded() } == [4, 4, 4, 4, 3, 2])
        for page in [1, 9, 39, 20, 0] {
            control.currentPage = page
            try await app.settle()
            let shown = dots(control)
            #expect(shown.count == room && shown.filter { $0.backgroundColor == .label }.count == 1)
            #expect(shown.allSatisfy { control.bounds.contains($0.frame) })
            #expect(shown.first { $0.backgroundColor == .label }?.bounds.width == dot)
        }
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        try await app.settle()
        #expect(dots(control).isEmpty)
    }

    @Test func aBackgroundShowsWhereItIsSet() async throws {
        let (app, control) = try await make(3)
        func background() -> UIView? { control.subviews.first { !($0 is UIImageView) } }
        #expect(background() == nil)
        control.backgroundStyle = .prominent
        try await app.settle()
        let frame = try #require(background()?.frame)
        #expect(abs(frame.minX - 113.5) < 0.01 && abs(frame.width - 73) < 0.01 && abs(frame.height - 25.67) < 0.01)
        control.backgroundStyle = .minimal
        try await app.settle()
        #expect(background() == nil)
    }

    @Test func largeImagesNeedSpace() async throws {
        let (app, control) = try await make(10)
        let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        for page in 0..<10 { control.setIndicatorImage(large, forPage: page) }
        try await app.settle()
        #expect(dots(control).count == 5 && dots(control).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 300 })
        let size = control.intrinsicContentSize
        control.currentPage = 7
        #expect(control.intrinsicContentSize == size && abs(size.width - 523.33) < 0.01 && abs(size.height - 58.33) < 0.01)
    }

    @Test(arguments: [
        (UIPageControl.Direction.natural, TestKey.right), (.leftToRight, .right), (.rightToLeft, .left), (.topToBottom, .down),
        (.bottomToTop, .up),
    ])
    func arrowKeysGoInTheirDirection(direction: UIPageControl.Direction, key: TestKey) async throws {
        let (app, control) = try await make(4)
        app.mainWindow.keyboardNavigation = .controls
        control.direction = direction
        control.becomeFirstResponder()
        await app.press(key)
        #expect(control.currentPage == 1)
    }

    @Test func absurdWidthsDoNoHarm() async throws {
        let (_, control) = try await make(5)
        for width in [CGFloat.greatestFiniteMagnitude, 1e30, 0, -10] {
            control.bounds.size.width = width
            control.layoutSubviews()
        }
        control.bounds.size.width = 300
        control.layoutIfNeeded()
        #expect(dots(control).count == 5)
    }
}
