import UIKitEngines

/// The dots and images of a page control.
///
/// All pages have slots of the same size, that of the largest image, at a constant pitch. If not all fit, a range of
/// consecutive pages is visible. The range moves only as far as needed to contain the current page and a neighbour on
/// each side. Dots at an end are smaller if more pages follow there. A touch that moves 10 points along the dots
/// scrubs: it turns one page for each pitch. A shorter touch is a tap, which turns to the next or the previous page,
/// depending on its side of the current dot.
@MainActor struct PageIndicators {
    /// The images by page, and the images for pages while they are the current page.
    var pictures: [Int: UIImage] = [:]
    var presentPictures: [Int: UIImage] = [:]
    /// The views of the visible pages, by page.
    var views: [Int: UIImageView] = [:]
    /// The first visible page.
    var first = 0
    var background: UIView?
    /// The filled part of the current page's bar.
    var fill: UIView?

    /// Removes the images of pages from `count` on.
    mutating func removePages(from count: Int) {
        pictures = pictures.filter { $0.key < count }
        presentPictures = presentPictures.filter { $0.key < count }
    }

    /// Moves the range of visible pages, `room` out of `count`, so that it contains the current page and its
    /// neighbours. Returns the range.
    mutating func follow(_ page: Int, of count: Int, room: Int) -> Range<Int> {
        guard room < count else {
            first = 0
            return 0..<count
        }
        let edge = room > 2 ? 1 : 0
        first = min(max(first, page - room + 1 + edge), page - edge)
        first = min(max(0, first), count - room)
        return first..<first + room
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
    private static let dot: CGFloat = 22.0 / 3
    private static let space: CGFloat = 31.0 / 3
    private static let margin: CGFloat = 10
    private static let height: CGFloat = 77.0 / 3
    /// The scales of the last two dots at an end where more pages follow, the outermost first.
    private static let shrunk: [CGFloat] = [0.5, 0.75]
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

    private func picture(of page: Int) -> UIImage? {
        let own = indicators.pictures[page] ?? preferredIndicatorImage
        return page == currentPage ? indicators.presentPictures[page] ?? preferredCurrentPageIndicatorImage ?? own : own
    }

    private func size(of page: Int) -> CGSize { picture(of: page)?.size ?? CGSize(width: Self.dot, height: Self.dot) }

    /// The size of each page's slot: its width is along the dots, its height across. It is the size of the largest
    /// image, so that dots do not move when the current page changes.
    var slot: CGSize {
        let own = Array(indicators.pictures.values) + Array(indicators.presentPictures.values)
        let sizes = ([preferredIndicatorImage, preferredCurrentPageIndicatorImage] + own).compactMap { $0?.size }
        let size = sizes.reduce(CGSize(width: Self.dot, height: Self.dot)) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    /// The distance between pages, in points.
    private var pitch: CGFloat { slot.width + Self.space }

    func indicatorSize(for count: Int) -> CGSize {
        let slot = slot
        let along = CGFloat(max(0, count)) * (slot.width + Self.space) + 2 * Self.margin + (count > 0 ? barExtra : 0)
        let across = max(Self.height, slot.height + Self.height - Self.dot)
        return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    // MARK: - Layout

    func placeIndicators() {
        let extent = isVertical ? bounds.height : bounds.width
        let (extra, isProgressing) = (barExtra, progress != nil && scrub.state != .continuous)
        let room = Int(max(1, min((extent - extra - 2 * Self.margin + Self.space) / pitch, CGFloat(max(1, numberOfPages)))))
        let isNeeded = numberOfPages > 0 && !(hidesForSinglePage && numberOfPages == 1)
        let shown = isNeeded ? indicators.follow(currentPage, of: numberOfPages, room: room) : 0..<0
        for (page, view) in indicators.views where !shown.contains(page) {
            view.removeFromSuperview()
            indicators.views[page] = nil
        }
        layOutBackground(isNeeded)
        let pitch = pitch
        var along = (extent - CGFloat(shown.count - 1) * pitch - extra) / 2
        for page in isReversed ? Array(shown.reversed()) : Array(shown) {
            let room = page == currentPage ? extra : 0
            let place = along + room / 2
            show(page, size(of: page), at: isVertical ? CGPoint(x: bounds.midX, y: place) : CGPoint(x: place, y: bounds.midY), in: shown)
            along += pitch + room
        }
        progress?.show(isProgressing && window != nil && !shown.isEmpty)
    }

    private func show(_ page: Int, _ size: CGSize, at center: CGPoint, in shown: Range<Int>) {
        let view = indicators.views[page] ?? UIImageView()
        indicators.views[page] = view
        if view.superview == nil { addSubview(view) }
        let picture = picture(of: page)
        view.image = picture.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        let color: UIColor =
            page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        view.tintColor = color
        view.backgroundColor = picture == nil ? color : nil
        let scale = scale(of: page, in: shown)
        let shownSize = CGSize(width: size.width * scale, height: size.height * scale)
        view.layer.cornerRadius = picture == nil ? shownSize.height / 2 : 0
        if page == currentPage, progress != nil, scrub.state != .continuous {
            return showBar(in: view, thickness: Self.dot, at: center)
        }
        dropBar(from: view)
        let place = CGPoint(x: center.x - shownSize.width / 2, y: center.y - shownSize.height / 2)
        view.frame = CGRect(origin: onPixels(CGRect(origin: place, size: shownSize)).origin, size: shownSize)
    }

    private func scale(of page: Int, in shown: Range<Int>) -> CGFloat {
        guard page != currentPage else { return 1 }
        let before = shown.lowerBound > 0 ? page - shown.lowerBound : .max
        let behind = shown.upperBound < numberOfPages ? shown.upperBound - 1 - page : .max
        let distance = min(before, behind)
        return Self.shrunk.indices.contains(distance) ? Self.shrunk[distance] : 1
    }

    private func layOutBackground(_ isNeeded: Bool) {
        let isShown: Bool
        switch backgroundStyle {
        case .automatic: isShown = scrub.state == .continuous
        case .prominent: isShown = true
        case .minimal: isShown = false
        }
        guard isNeeded, isShown else {
            indicators.background?.removeFromSuperview()
            indicators.background = nil
            return
        }
        let background = indicators.background ?? UIView()
        indicators.background = background
        background.isUserInteractionEnabled = false
        background.backgroundColor = .tertiarySystemFill
        let wanted = indicatorSize(for: numberOfPages)
        let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
        background.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        background.layer.cornerRadius = min(size.width, size.height) / 2
        insertSubview(background, at: 0)
    }

    // MARK: - Touches

    /// Returns whether a location is on the side of the next page, as seen from the current page's dot.
    func isBehindPresent(_ location: CGPoint) -> Bool {
        let center = indicators.views[currentPage]?.center ?? CGPoint(x: bounds.midX, y: bounds.midY)
        return (isVertical ? location.y > center.y : location.x > center.x) != isReversed
    }

    func beginScrub(_ touch: UITouch) {
        let place = touch.location(in: self)
        scrub = PageScrub(state: .discrete, start: isVertical ? place.y : place.x, page: currentPage)
    }

    func moveScrub(_ touch: UITouch) {
        let place = touch.location(in: self)
        let way = (isVertical ? place.y : place.x) - scrub.start
        guard allowsContinuousInteraction, scrub.state == .continuous || abs(way) >= Self.scrubThreshold else { return }
        if scrub.state != .continuous {
            scrub.state = .continuous
            setNeedsLayout()
        }
        let pages = Int((way / pitch).rounded()) * (isReversed ? -1 : 1)
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
