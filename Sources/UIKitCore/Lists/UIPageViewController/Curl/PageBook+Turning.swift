import QuartzCore

extension PageBook {
    /// How long a page takes to be turned all the way, in seconds.
    static let duration: TimeInterval = 0.6

    // MARK: - By the app

    func set(
        _ given: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let owner else { return }
        let hasBack = spine != .mid && owner.isDoubleSided
        if isAsking {
            // The delegate's answer says how many there have to be.
            replace(by: given)
            completion?(true)
            return
        }
        let required = spine == .mid || hasBack && animated ? 2 : 1
        UIPageViewController.check(given.count, isRight: given.count == required || hasBack && given.count == 2, required: required)
        finish()
        // A completion may have begun another turn, which ends as well.
        finish()
        let pages = hasBack ? Array(given.prefix(1)) : given
        let stays = pages.contains { page in shown.contains { $0 === page } }
        guard animated, owner.isViewLoaded, owner.view.window != nil, UIView.areAnimationsEnabled, !stays,
            begin(pages, back: hasBack ? given.last : nil, isForward: direction == .forward, lift: 1, isSet: true)
        else {
            replace(by: pages)
            completion?(true)
            return
        }
        turn?.completion = completion
        settle(completes: true, .curveEaseInOut)
    }

    /// Other pages without a movement.
    private func replace(by pages: [UIViewController]) {
        guard let owner else { return }
        let leaving = shown.filter { old in !pages.contains { $0 === old } }
        let coming = pages.filter { new in !shown.contains { $0 === new } }
        if tells { for page in leaving { page.beginAppearanceTransition(false, animated: false) } }
        shown = pages
        for page in coming {
            add(page)
            if tells { page.beginAppearanceTransition(true, animated: false) }
        }
        for page in leaving { remove(page) }
        // While the delegate is asked, there is no spine for them yet.
        if !isAsking { place() }
        owner.viewIfLoaded?.setNeedsLayout()
        end(leaving, coming)
    }

    // MARK: - The page under way

    /// Puts the page that is turned above those that lie flat. Returns whether it could.
    func begin(_ pages: [UIViewController], back: UIViewController?, isForward: Bool, lift: Double, isSet: Bool) -> Bool {
        guard
            let leaf = PageLeaf(
                from: shown, to: pages, back: back, isForward: isForward, spine: spine, isHorizontal: isHorizontal)
        else { return false }
        turns += 1
        turn = Turn(number: turns, pages: pages, back: back, leaf: leaf, isForward: isForward, isSet: isSet)
        if tells { for page in shown { page.beginAppearanceTransition(false, animated: true) } }
        for page in pages + (back.map { [$0] } ?? []) { add(page) }
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
        if tells { for page in pages + (back.map { [$0] } ?? []) { page.beginAppearanceTransition(true, animated: true) } }
        return true
    }

    /// Lets the page go where it is going.
    func settle(completes: Bool, _ curve: UIView.AnimationOptions) {
        guard let turn else { return }
        let target: Double = turn.leaf.goesAway == completes ? 1 : 0
        let left = abs(curlView.curl.progress - target)
        UIView.animate(withDuration: Self.duration * max(0.25, left), delay: 0, options: curve) {
            self.curlView.curl.progress = target
        } completion: { [weak self] _ in
            // Also where the animation was taken away: pages never stay halfway.
            guard let self, self.turn?.number == turn.number else { return }
            if completes { complete() } else { cancel() }
        }
    }

    /// What is under way ends where it leads to.
    func finish() {
        guard let turn else { return }
        if turn.isSet || gestures.willComplete { complete() } else { cancel() }
    }

    /// The pages that were coming show.
    private func complete() {
        guard let owner, let turn else { return }
        let old = shown
        (self.turn, shown) = (nil, turn.pages)
        gestures.turnDidEnd()
        curlView.layer.removeAllAnimations()
        hide(turn.back)
        for page in old { remove(page) }
        place()
        end(old, turn.pages)
        if turn.isSet { turn.completion?(true) } else { tell(owner, from: old, completed: true) }
    }

    /// The pages that were coming do not come.
    private func cancel() {
        guard let owner, let turn else { return }
        self.turn = nil
        gestures.turnDidEnd()
        curlView.layer.removeAllAnimations()
        for page in turn.pages { page.beginAppearanceTransition(false, animated: true) }
        if tells { for page in shown { page.beginAppearanceTransition(true, animated: true) } }
        hide(turn.back)
        for page in turn.pages { remove(page) }
        place()
        for page in turn.pages { page.endAppearanceTransition() }
        if isShown { for page in shown { page.endAppearanceTransition() } }
        if turn.isSet { turn.completion?(false) } else { tell(owner, from: shown, completed: false) }
    }

    private func hide(_ back: UIViewController?) {
        guard let back else { return }
        back.beginAppearanceTransition(false, animated: true)
        remove(back)
        back.endAppearanceTransition()
    }

    /// Pages have gone, and others have come, unless the controller itself is still on its way.
    private func end(_ gone: [UIViewController], _ come: [UIViewController]) {
        for page in gone { page.endAppearanceTransition() }
        for page in come {
            if isShown { page.endAppearanceTransition() }
            page.didMove(toParent: owner)
        }
    }

    private func tell(_ owner: UIPageViewController, from old: [UIViewController], completed: Bool) {
        owner.pageHub.tell {
            $0.pageViewController(owner, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
        }
    }
}
