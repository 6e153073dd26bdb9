import Testing

@testable import UIKitCore

/// A page control whose current dot is a progress bar.
@Suite(.app) @MainActor struct PageProgressTests {
    private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
        var log: [String] = []
        var starts: [Int: Float] = [:]
        var isRefusing = false
        var ticks = 0
        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { starts[page] ?? 0 }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            log.append(progress.isProgressVisible ? "shown" : "hidden")
        }
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { ticks += 1 }
        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            log.append("may \(page)")
            return !isRefusing
        }
    }

    private func control(_ stage: Stage, pages: Int = 3) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 320, height: 26))
        control.numberOfPages = pages
        stage.show(control)
        return control
    }

    /// The diameter of a dot, in points.
    private let dot: CGFloat = 22.0 / 3

    private func bar(_ control: UIPageControl) -> UIView? {
        let present = control.indicators.views[control.currentPage]
        return (present?.bounds.width ?? 0) > 10 ? present : nil
    }

    private func share(_ control: UIPageControl) -> CGFloat? {
        guard let bar = bar(control), let fill = bar.subviews.first else { return nil }
        return fill.bounds.width / bar.bounds.width
    }

    @Test func theCurrentDotIsABarThatFills() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (control, delegate, progress) = (control(stage), Delegate(), UIPageControlProgress())
        progress.delegate = delegate
        let narrow = control.intrinsicContentSize.width
        #expect(bar(control) == nil && !progress.isProgressVisible)
        control.progress = progress
        stage.advance()
        #expect(abs(control.intrinsicContentSize.width - (narrow + 26 - dot)) < 0.01 && share(control) == 0)
        #expect(progress.isProgressVisible && delegate.log == ["shown"])
        progress.currentProgress = 0.5
        stage.advance()
        #expect(share(control) == 0.5)
        for (wrong, counted) in [(Float.nan, 0), (7, 1), (-3, 0)] as [(Float, Float)] {
            progress.currentProgress = wrong
            #expect(progress.currentProgress == counted)
        }
        control.progress = nil
        stage.advance()
        #expect(bar(control) == nil && control.intrinsicContentSize.width == narrow && delegate.log == ["shown", "hidden"])
    }

    @Test func eachPageBeginsAtTheProgressOfTheDelegate() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (control, delegate, progress) = (control(stage), Delegate(), UIPageControlProgress())
        progress.delegate = delegate
        control.progress = progress
        delegate.starts = [2: 0.25]
        progress.currentProgress = 0.75
        control.currentPage = 2
        #expect(progress.currentProgress == 0.25)
        stage.advance()
        #expect(share(control) == 0.25)
        control.numberOfPages = 2
        #expect(control.currentPage == 1 && progress.currentProgress == 0)
    }

    @Test func aBarIsBetweenTheDotsWithoutTouchingThem() throws {
        let stage = try Stage()
        defer { stage.end() }
        let control = control(stage)
        control.progress = UIPageControlProgress()
        for page in 0..<3 {
            control.currentPage = page
            stage.advance()
            let frames = (0..<3).compactMap { control.indicators.views[$0]?.frame }
            #expect(frames.map(\.width) == (0..<3).map { $0 == page ? 26 : dot })
            #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - 10.33) <= 0.5 }, "\(frames)")
            #expect(abs((frames[0].minX + frames[2].maxX) / 2 - 160) <= 0.5)
        }
    }

    @Test func aProgressObjectHasOneControl() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (one, other, progress) = (control(stage), control(stage), UIPageControlProgress())
        one.progress = progress
        other.progress = progress
        stage.advance()
        #expect(one.progress == nil && bar(one) == nil && bar(other) != nil)
        other.removeFromSuperview()
        #expect(!progress.isProgressVisible)
    }

    @Test func timeFillsTheBarAndAdvancesThePage() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (control, delegate) = (control(stage), Delegate())
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        timer.delegate = delegate
        timer.setDuration(0.5, forPage: 1)
        control.progress = timer
        var pages: [Int] = []
        control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        stage.advance(30)
        #expect(timer.currentProgress == 0 && !timer.isRunning && timer.duration(forPage: 1) == 0.5 && timer.duration(forPage: 2) == 1)
        timer.resumeTimer()
        stage.advance(31)
        #expect(abs(timer.currentProgress - 0.5) < 0.02 && delegate.ticks == 30 && timer.isRunning)
        stage.advance(30)
        #expect(control.currentPage == 1 && timer.currentProgress == 0 && pages == [1])
        stage.advance(30)
        #expect(control.currentPage == 2 && pages == [1, 2])
        stage.advance(90)
        #expect(control.currentPage == 2 && timer.currentProgress == 1 && !timer.isRunning, "the last page's bar stays full")
        #expect(delegate.log == ["shown", "may 1", "may 2"])
        #expect(stage.host.frameLoop.links.isEmpty, "nothing asks for frames any more")
    }

    @Test func theTimerPausesWhileTheControlIsHidden() throws {
        let stage = try Stage()
        defer { stage.end() }
        let control = control(stage, pages: 2)
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        control.progress = timer
        timer.resumeTimer()
        stage.advance(31)
        let reached = timer.currentProgress
        control.removeFromSuperview()
        stage.advance(60)
        #expect(timer.currentProgress == reached && timer.isRunning)
        stage.show(control)
        stage.advance(32)
        #expect(control.currentPage == 1)
        timer.pauseTimer()
        stage.advance(120)
        #expect(control.currentPage == 1 && timer.currentProgress < 0.2)
    }

    @Test func theFirstPageMayFollowTheLast() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (control, delegate) = (control(stage, pages: 2), Delegate())
        let timer = UIPageControlTimerProgress(preferredDuration: 0.25)
        timer.delegate = delegate
        timer.resetsToInitialPageAfterEnd = true
        control.progress = timer
        timer.resumeTimer()
        stage.advance(34)
        #expect(control.currentPage == 0 && delegate.log == ["shown", "may 1", "may 0"])
        delegate.isRefusing = true
        stage.advance(60)
        #expect(control.currentPage == 0 && !timer.isRunning && timer.currentProgress == 1)
    }
}
