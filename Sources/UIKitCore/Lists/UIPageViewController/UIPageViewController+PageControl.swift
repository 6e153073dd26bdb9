extension UIPageViewController {
    /// The height of the page control, in points. Measured in screenshots of iOS 17.
    static var pageControlHeight: CGFloat { 37 }

    /// Updates the page control with the counts from the data source.
    func updatePageControl() {
        let count = pageSource.value(0) { $0.presentationCount(for: self) }
        guard count > 0, navigationOrientation == .horizontal else {
            pages.pageControl?.removeFromSuperview()
            pages.pageControl = nil
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let pageControl = pages.pageControl ?? makePageControl()
        pageControl.numberOfPages = count
        setCurrentPageIndex(pageSource.value(0) { $0.presentationIndex(for: self) })
        viewIfLoaded?.setNeedsLayout()
    }

    func setCurrentPageIndex(_ index: Int) {
        pages.currentPageIndex = index
        pages.pageControl?.currentPage = index
    }

    private func makePageControl() -> UIPageControl {
        let pageControl = UIPageControl()
        pages.pageControl = pageControl
        loadViewIfNeeded()
        view.addSubview(pageControl)
        pageControl.addAction(UIAction { [weak self] _ in self?.pageControlWasTapped() }, for: .valueChanged)
        return pageControl
    }

    /// Turns one page after a tap on the page control.
    private func pageControlWasTapped() {
        guard let pageControl = pages.pageControl, let current = pages.current, pages.pending == nil else { return }
        let newIndex = pageControl.currentPage
        let isForward = newIndex > pages.currentPageIndex
        guard let page = adjacentPage(of: current, at: isForward ? 1 : -1) else {
            pageControl.currentPage = pages.currentPageIndex
            return
        }
        turn(to: page, isForward ? .forward : .reverse, animated: true) { _ in }
        setCurrentPageIndex(newIndex)
    }
}
