import UIKitEngines

/// The dots and images of a page control.
///
/// All pages have slots of equal size, the size of the largest image, at a constant pitch. If not all fit, a range of
/// consecutive pages is visible. The range moves only as far as needed to contain the current page and a neighbour on
/// each side. Dots at an end are smaller if more pages follow there. A touch that moves 10 points along the dots
/// scrubs: it turns one page for each pitch. A shorter touch is a tap. A tap after the current dot turns to the next
/// page, and a tap before the dot to the previous page.
@MainActor struct PageIndicators {
    /// The images of pages, and the images that replace them while a page is the current page, both by page.
    var images: [Int: UIImage] = [:]
    var currentPageImages: [Int: UIImage] = [:]
    /// The views of the visible pages, by page.
    var views: [Int: UIImageView] = [:]
    /// The first visible page.
    var firstVisiblePage = 0
    var background: UIView?
    /// The filled part of the current page's bar.
    var fillView: UIView?

    /// Removes the images of pages from `count` on.
    mutating func removePages(from count: Int) {
        images = images.filter { $0.key < count }
        currentPageImages = currentPageImages.filter { $0.key < count }
    }

    /// Moves the range of visible pages, `visibleCount` out of `count`, so that it contains the current page and its
    /// neighbours. Returns the range.
    mutating func updateVisiblePages(around page: Int, of count: Int, visibleCount: Int) -> Range<Int> {
        guard visibleCount < count else {
            firstVisiblePage = 0
            return 0..<count
        }
        let neighborCount = visibleCount > 2 ? 1 : 0
        firstVisiblePage = min(max(firstVisiblePage, page - visibleCount + 1 + neighborCount), page - neighborCount)
        firstVisiblePage = min(max(0, firstVisiblePage), count - visibleCount)
        return firstVisiblePage..<firstVisiblePage + visibleCount
    }
}

/// The state of a touch on a page control.
struct PageScrub {
    var state = UIPageControl.InteractionState.none
    /// The location along the dots at which the touch began, in points, and the current page at that time.
    var start: CGFloat = 0
    var page = 0
}

extension UIPageControl {
    /// Metrics in points. Measured on screenshots of iOS 17 and 18. At a scale of 3, dots are 22 pixels wide at a
    /// pitch of 53 pixels, in a row 77 pixels high. A control with three pages is 73 points wide, which includes both
    /// margins.
    private static let dotSize: CGFloat = 22.0 / 3
    private static let dotSpacing: CGFloat = 31.0 / 3
    private static let margin: CGFloat = 10
    private static let height: CGFloat = 77.0 / 3
    /// The scales of the last two dots at an end where more pages follow, the outermost first.
    private static let endDotScales: [CGFloat] = [0.5, 0.75]
    /// A drag of less than 10 points along the dots is a tap.
    private static let scrubThreshold: CGFloat = 10

    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func image(of page: Int) -> UIImage? {
        let pageImage = indicators.images[page] ?? preferredIndicatorImage
        return page == currentPage ? indicators.currentPageImages[page] ?? preferredCurrentPageIndicatorImage ?? pageImage : pageImage
    }

    private func size(of page: Int) -> CGSize { image(of: page)?.size ?? CGSize(width: Self.dotSize, height: Self.dotSize) }

    /// The size of each page's slot: its width is along the dots, its height across. The slot has the size of the
    /// largest image, so that dots do not move when the current page changes.
    var slotSize: CGSize {
        let pageImages = Array(indicators.images.values) + Array(indicators.currentPageImages.values)
        let sizes = ([preferredIndicatorImage, preferredCurrentPageIndicatorImage] + pageImages).compactMap { $0?.size }
        let size = sizes.reduce(CGSize(width: Self.dotSize, height: Self.dotSize)) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    /// The distance between pages, in points.
    private var pitch: CGFloat { slotSize.width + Self.dotSpacing }

    func indicatorSize(for count: Int) -> CGSize {
        let slot = slotSize
        let length = CGFloat(max(0, count)) * (slot.width + Self.dotSpacing) + 2 * Self.margin + (count > 0 ? extraBarLength : 0)
        let breadth = max(Self.height, slot.height + Self.height - Self.dotSize)
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    // MARK: - Layout

    func layOutIndicators() {
        let extent = isVertical ? bounds.height : bounds.width
        let extraLength = extraBarLength
        let isProgressing = progress != nil && scrub.state != .continuous
        let visibleCount = Int(
            max(1, min((extent - extraLength - 2 * Self.margin + Self.dotSpacing) / pitch, CGFloat(max(1, numberOfPages)))))
        let isNeeded = numberOfPages > 0 && !(hidesForSinglePage && numberOfPages == 1)
        let visiblePages =
            isNeeded ? indicators.updateVisiblePages(around: currentPage, of: numberOfPages, visibleCount: visibleCount) : 0..<0
        for (page, view) in indicators.views where !visiblePages.contains(page) {
            view.removeFromSuperview()
            indicators.views[page] = nil
        }
        layOutBackground(isNeeded)
        let pitch = pitch
        var position = (extent - CGFloat(visiblePages.count - 1) * pitch - extraLength) / 2
        for page in isReversed ? Array(visiblePages.reversed()) : Array(visiblePages) {
            let pageExtra = page == currentPage ? extraLength : 0
            let center = position + pageExtra / 2
            let point = isVertical ? CGPoint(x: bounds.midX, y: center) : CGPoint(x: center, y: bounds.midY)
            show(page, size(of: page), at: point, in: visiblePages)
            position += pitch + pageExtra
        }
        progress?.show(isProgressing && window != nil && !visiblePages.isEmpty)
    }

    private func show(_ page: Int, _ size: CGSize, at center: CGPoint, in visiblePages: Range<Int>) {
        let view = indicators.views[page] ?? UIImageView()
        indicators.views[page] = view
        if view.superview == nil { addSubview(view) }
        let image = image(of: page)
        view.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        let color: UIColor =
            page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        view.tintColor = color
        view.backgroundColor = image == nil ? color : nil
        let scale = scale(of: page, in: visiblePages)
        let scaledSize = CGSize(width: size.width * scale, height: size.height * scale)
        view.layer.cornerRadius = image == nil ? scaledSize.height / 2 : 0
        if page == currentPage, progress != nil, scrub.state != .continuous {
            return showBar(in: view, thickness: Self.dotSize, at: center)
        }
        removeBar(from: view)
        let origin = CGPoint(x: center.x - scaledSize.width / 2, y: center.y - scaledSize.height / 2)
        view.frame = CGRect(origin: pixelAligned(CGRect(origin: origin, size: scaledSize)).origin, size: scaledSize)
    }

    private func scale(of page: Int, in visiblePages: Range<Int>) -> CGFloat {
        guard page != currentPage else { return 1 }
        let distanceToStart = visiblePages.lowerBound > 0 ? page - visiblePages.lowerBound : .max
        let distanceToEnd = visiblePages.upperBound < numberOfPages ? visiblePages.upperBound - 1 - page : .max
        let distance = min(distanceToStart, distanceToEnd)
        return Self.endDotScales.indices.contains(distance) ? Self.endDotScales[distance] : 1
    }

    private func layOutBackground(_ isNeeded: Bool) {
        let isVisible: Bool
        switch backgroundStyle {
        case .automatic: isVisible = scrub.state == .continuous
        case .prominent: isVisible = true
        case .minimal: isVisible = false
        }
        guard isNeeded, isVisible else {
            indicators.background?.removeFromSuperview()
            indicators.background = nil
            return
        }
        let background = indicators.background ?? UIView()
        indicators.background = background
        background.isUserInteractionEnabled = false
        background.backgroundColor = .tertiarySystemFill
        let fullSize = indicatorSize(for: numberOfPages)
        let size = CGSize(width: min(fullSize.width, bounds.width), height: min(fullSize.height, bounds.height))
        background.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        background.layer.cornerRadius = min(size.width, size.height) / 2
        insertSubview(background, at: 0)
    }

    // MARK: - Touches

    /// Returns whether a location is on the side of the next page, as seen from the current page's dot.
    func isAfterCurrentPage(_ location: CGPoint) -> Bool {
        let center = indicators.views[currentPage]?.center ?? CGPoint(x: bounds.midX, y: bounds.midY)
        return (isVertical ? location.y > center.y : location.x > center.x) != isReversed
    }

    func beginScrub(_ touch: UITouch) {
        let location = touch.location(in: self)
        scrub = PageScrub(state: .discrete, start: isVertical ? location.y : location.x, page: currentPage)
    }

    func moveScrub(_ touch: UITouch) {
        let location = touch.location(in: self)
        let distance = (isVertical ? location.y : location.x) - scrub.start
        guard allowsContinuousInteraction, scrub.state == .continuous || abs(distance) >= Self.scrubThreshold else { return }
        if scrub.state != .continuous {
            scrub.state = .continuous
            setNeedsLayout()
        }
        let pages = Int((distance / pitch).rounded()) * (isReversed ? -1 : 1)
        step(by: min(max(0, scrub.page + pages), max(0, numberOfPages - 1)) - currentPage)
    }

    /// Ends the interaction. Returns whether the touch was a tap, which turns one page.
    func endScrub() -> Bool {
        let state = scrub.state
        scrub.state = .none
        if state == .continuous { setNeedsLayout() }
        return state != .continuous
    }
}
