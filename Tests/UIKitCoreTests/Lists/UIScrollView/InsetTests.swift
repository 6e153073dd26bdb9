import CaretTesting
import Testing

@testable import UIKitCore

/// The effects of insets on content and scroll indicators.
@Suite @MainActor struct InsetTests {
    private func make() throws -> (Stage, UIScrollView) {
        let stage = try Stage()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        view.contentSize = CGSize(width: 320, height: 1500)
        stage.show(view)
        return (stage, view)
    }

    @Test(.app) func aControllerLeavesContentThatDoesNotScrollUnderTheBars() throws {
        let (stage, view) = try make()
        defer { stage.end() }
        let controller = UIViewController()
        view.removeFromSuperview()
        controller.view.addSubview(view)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        view.contentSize = CGSize(width: 320, height: 100)
        stage.show(controller.view)
        let adjusted = view.adjustedContentInset.top
        #expect(adjusted >= 30)
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(view.adjustedContentInset.top == 0)
        view.contentSize.height = 1500
        stage.advance()
        #expect(view.adjustedContentInset.top == adjusted, "content that scrolls is adjusted in any case")
    }

    @Test(.app) func contentReturnsWhenAnInsetIsRemoved() throws {
        let (stage, view) = try make()
        defer { stage.end() }
        view.contentInset.bottom = 200
        view.contentOffset.y = 1200
        #expect(view.contentOffset.y == 1200)
        view.contentInset.bottom = 50
        #expect(view.contentOffset.y == 1050)
        view.contentInset.bottom = 300
        #expect(view.contentOffset.y == 1050, "more room moves nothing")
    }

    @Test(.app) func anOffsetBeyondTheEndThatTheAppSetIsPreserved() throws {
        let (stage, view) = try make()
        defer { stage.end() }
        view.contentOffset.y = 1300
        view.contentInset.bottom = 10
        #expect(view.contentOffset.y == 1300)
    }

    @Test(.app) func contentInsetsDoNotMoveTheIndicators() throws {
        let (stage, view) = try make()
        defer { stage.end() }
        view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0)
        view.contentOffset.y = -100
        view.flashScrollIndicators()
        let bar = try #require(view.indicators.vertical)
        #expect(view.convert(bar.frame.origin, to: nil).y == 3)
        view.verticalScrollIndicatorInsets.top = 40
        view.flashScrollIndicators()
        #expect(view.convert(bar.frame.origin, to: nil).y == 43)
        #expect(bar.frame.maxX == 317)
        view.semanticContentAttribute = .forceRightToLeft
        view.flashScrollIndicators()
        #expect(bar.frame.minX == 3)
        view.indicatorStyle = .white
        #expect(bar.backgroundColor == UIColor.white.withAlphaComponent(0.35))
        view.showsVerticalScrollIndicator = false
        #expect(bar.alpha == 0)
    }

    @Test(.app) func indicatorsKeepClearOfTheSafeAreaUnlessTheAppOptsOut() throws {
        let (stage, view) = try make()
        defer { stage.end() }
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 60
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        stage.advance(2)
        view.flashScrollIndicators()
        let bar = try #require(view.indicators.vertical)
        #expect(view.convert(bar.frame.origin, to: nil).y == 63)
        view.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(view.convert(bar.frame.origin, to: nil).y == 3)
    }

    @Test(.app) func aTapOnTheStatusBarAtTheBeginningIsReportedAtOnce() throws {
        final class Teller: NSObject, UIScrollViewDelegate {
            var told = 0
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { told += 1 }
        }
        let (stage, view) = try make()
        defer { stage.end() }
        let teller = Teller()
        view.delegate = teller
        view.scrollToTopForStatusBar()
        #expect(teller.told == 1)
        view.contentOffset.y = 300
        view.scrollToTopForStatusBar()
        #expect(teller.told == 1)
        stage.advance(60)
        #expect(teller.told == 2 && view.contentOffset.y == 0)
    }

    @Test(.app) func theStatusBarDoesNotScrollNestedScrollViews() throws {
        let stage = try Stage()
        defer { stage.end() }
        let items = Items(30)
        let list = UICollectionView(
            frame: stage.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: .cards(.continuous)))
        list.register(CountingCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = items
        stage.show(list)
        stage.show(UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216)))
        stage.advance()
        #expect(stage.window.scrollViewsForStatusBarTap == [list])
    }
}
