import QuartzCore

extension PageBook {
    /// The duration of a whole page turn, in seconds.
    static let duration: TimeInterval = 0.6

    // MARK: - Turns by the app

    func setPages(
        _ controllers: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let owner else { return }
        let hasBack = spine != .mid && owner.isDoubleSided
        if isAskingDelegate {
            // The location that the delegate is about to return determines the required number of pages, so the
            // number is not checked.
            replace(by: controllers)
            completion?(true)
            return
        }
        let requiredCount = spine == .mid || (hasBack && animated) ? 2 : 1
        let isCorrect = controllers.count == requiredCount || (hasBack && controllers.count == 2)
        UIPageViewController.check(controllers.count, isCorrect: isCorrect, required: requiredCount)
        finish()
        // A completion handler may have begun another turn, which has to end as well.
        finish()
        let pages = hasBack ? Array(controllers.prefix(1)) : controllers
        let isAlreadyVisible = pages.contains { page in visiblePages.contains { $0 === page } }
        guard animated, owner.isViewLoaded, owner.view.window != nil, UIView.areAnimationsEnabled, !isAlreadyVisible,
            begin(pages, back: hasBack ? controllers.last : nil, isForward: direction == .forward, lift: 1, isSet: true)
        else {
            replace(by: pages)
            completion?(true)
            return
        }
        turn?.completion = completion
        settle(completes: true, .curveEaseInOut)
    }

    /// Replaces the pages without an animation.
    private func replace(by pages: [UIViewController]) {
        guard let owner else { return }
        let removedPages = visiblePages.filter { old in !pages.contains { $0 === old } }
        let addedPages = pages.filter { new in !visiblePages.contains { $0 === new } }
        if notifiesPages { for page in removedPages { page.beginAppearanceTransition(false, animated: false) } }
        visiblePages = pages
        for page in addedPages {
            add(page)
            if notifiesPages { page.beginAppearanceTransition(true, animated: false) }
        }
        for page in removedPages { remove(page) }
        // While the delegate is being asked, the spine location for these pages is not known yet, so they are not
        // arranged.
        if !isAskingDelegate { layOutPages() }
        owner.viewIfLoaded?.setNeedsLayout()
        endTransitions(removedPages, addedPages)
    }

    // MARK: - The current turn

    /// Adds the turning page in front of the flat pages. Returns whether the number of pages is correct for the spine
    /// location.
    func begin(_ pages: [UIViewController], back: UIViewController?, isForward: Bool, lift: Double, isSet: Bool) -> Bool {
        guard
            let leaf = PageLeaf(
                from: visiblePages, to: pages, back: back, isForward: isForward, spine: spine, isHorizontal: isHorizontal)
        else { return false }
        turnCount += 1
        turn = Turn(number: turnCount, pages: pages, back: back, leaf: leaf, isForward: isForward, isSet: isSet)
        if notifiesPages { for page in visiblePages { page.beginAppearanceTransition(false, animated: true) } }
        let turnedPages = pages + [back].compactMap { $0 }
        for page in turnedPages { add(page) }
        for (page, half) in leaf.flat {
            page.view.frame = frame(ofHalf: half)
            view.addSubview(page.view)
        }
        curlView.frame = view.bounds
        for page in [leaf.front, leaf.back].compactMap({ $0 }) {
            page.view.frame = frame(ofHalf: leaf.half)
            curlView.addSubview(page.view)
        }
        curlView.curl = leaf.curl(lift: lift, isHorizontal: isHorizontal)
        view.addSubview(curlView)
        if notifiesPages { for page in turnedPages { page.beginAppearanceTransition(true, animated: true) } }
        return true
    }

    /// Animates the page to the end of its turn, or back to its start.
    func settle(completes: Bool, _ curve: UIView.AnimationOptions) {
        guard let turn else { return }
        let target: Double = turn.leaf.turnsAway == completes ? 1 : 0
        let remainingProgress = abs(curlView.curl.progress - target)
        UIView.animate(withDuration: Self.duration * max(0.25, remainingProgress), delay: 0, options: curve) {
            self.curlView.curl.progress = target
        } completion: { [weak self] _ in
            // The completion handler also runs if the animation is removed, so the page never stays halfway.
            guard let self, self.turn?.number == turn.number else { return }
            if completes { complete() } else { cancel() }
        }
    }

    /// Ends the current turn at once. Completes a turn by the app, and a turn by the user if the touch has ended with a
    /// completion. Cancels any other turn.
    func finish() {
        guard let turn else { return }
        if turn.isSet || gestures.willComplete { complete() } else { cancel() }
    }

    /// Completes the turn: the new pages are shown.
    private func complete() {
        guard let owner, let turn else { return }
        let old = visiblePages
        self.turn = nil
        visiblePages = turn.pages
        gestures.turnDidEnd()
        curlView.layer.removeAllAnimations()
        removeBack(turn.back)
        for page in old { remove(page) }
        layOutPages()
        endTransitions(old, turn.pages)
        if turn.isSet { turn.completion?(true) } else { notify(owner, from: old, completed: true) }
    }

    /// Cancels the turn: the old pages are shown again.
    private func cancel() {
        guard let owner, let turn else { return }
        self.turn = nil
        gestures.turnDidEnd()
        curlView.layer.removeAllAnimations()
        for page in turn.pages { page.beginAppearanceTransition(false, animated: true) }
        if notifiesPages { for page in visiblePages { page.beginAppearanceTransition(true, animated: true) } }
        removeBack(turn.back)
        for page in turn.pages { remove(page) }
        layOutPages()
        for page in turn.pages { page.endAppearanceTransition() }
        if isShown { for page in visiblePages { page.endAppearanceTransition() } }
        if turn.isSet { turn.completion?(false) } else { notify(owner, from: visiblePages, completed: false) }
    }

    private func removeBack(_ back: UIViewController?) {
        guard let back else { return }
        back.beginAppearanceTransition(false, animated: true)
        remove(back)
        back.endAppearanceTransition()
    }

    /// Ends the appearance transitions of the pages. While the controller is still appearing, the transitions of the
    /// new pages end later.
    private func endTransitions(_ oldPages: [UIViewController], _ newPages: [UIViewController]) {
        for page in oldPages { page.endAppearanceTransition() }
        for page in newPages {
            if isShown { page.endAppearanceTransition() }
            page.didMove(toParent: owner)
        }
    }

    private func notify(_ owner: UIPageViewController, from old: [UIViewController], completed: Bool) {
        owner.pageHub.notify {
            $0.pageViewController(owner, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
        }
    }
}
