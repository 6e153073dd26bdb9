extension UIPageViewController {
    /// The height of the page control, in points. Measured in screenshots of iOS 17.
    static var dotsHeight: CGFloat { 37 }

    /// Updates the page control with the counts from the data source.
    func countPages() {
        let count = pageSource.value(0) { $0.presentationCount(for: self) }
        guard count > 0, navigationOrientation == .horizontal else {
            pages.dots?.removeFromSuperview()
            pages.dots = nil
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let dots = pages.dots ?? makeDots()
        dots.numberOfPages = count
        setDot(pageSource.value(0) { $0.presentationIndex(for: self) })
        viewIfLoaded?.setNeedsLayout()
    }

    func setDot(_ dot: Int) {
        pages.dot = dot
        pages.dots?.currentPage = dot
    }

    private func makeDots() -> UIPageControl {
        let dots = UIPageControl()
        pages.dots = dots
        loadViewIfNeeded()
        view.addSubview(dots)
        dots.addAction(UIAction { [weak self] _ in self?.dotWasTapped() }, for: .valueChanged)
        return dots
    }

    /// Turns one page after a tap beside the dots of the page control.
    private func dotWasTapped() {
        guard let dots = pages.dots, let current = pages.current, pages.pending == nil else { return }
        let shown = dots.currentPage
        let isForward = shown > pages.dot
        guard let page = neighbour(of: current, at: isForward ? 1 : -1) else {
            dots.currentPage = pages.dot
            return
        }
        turn(to: page, isForward ? .forward : .reverse, animated: true) { _ in }
        setDot(shown)
    }
}
