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
        let pageControl = pages.dots ?? makeDots()
        pageControl.numberOfPages = count
        setDot(pageSource.value(0) { $0.presentationIndex(for: self) })
        viewIfLoaded?.setNeedsLayout()
    }

    func setDot(_ index: Int) {
        pages.dot = index
        pages.dots?.currentPage = index
    }

    private func makeDots() -> UIPageControl {
        let pageControl = UIPageControl()
        pages.dots = pageControl
        loadViewIfNeeded()
        view.addSubview(pageControl)
        pageControl.addAction(UIAction { [weak self] _ in self?.dotWasTapped() }, for: .valueChanged)
        return pageControl
    }

    /// Turns one page after a tap on the page control.
    private func dotWasTapped() {
        guard let pageControl = pages.dots, let current = pages.current, pages.pending == nil else { return }
        let newIndex = pageControl.currentPage
        let isForward = newIndex > pages.dot
        guard let page = neighbour(of: current, at: isForward ? 1 : -1) else {
            pageControl.currentPage = pages.dot
            return
        }
        turn(to: page, isForward ? .forward : .reverse, animated: true) { _ in }
        setDot(newIndex)
    }
}
