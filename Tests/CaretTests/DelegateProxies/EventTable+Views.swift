import CaretMaps

@testable import Caret
@testable import CaretMaps

extension EventTable {
    func addViews() {
        addScroll()
        addLayer()
        addNavigationBar()
        addToolbar()
        addTabBar()
        addPicker()
        addPickerData()
        addPageProgress()
        addPageTimer()
        addAnimator()
        addCollision()
    }

    private func addScroll() {
        let rows = rows(UIScrollView.self) { $0.scrollProxy as any UIScrollViewDelegate }
        rows.event("didScroll", .didScroll) { $0.scrollViewDidScroll($1.sender) }
        rows.event("willBeginDragging", .willBeginDragging) { $0.scrollViewWillBeginDragging($1.sender) }
        rows.event("willBeginDecelerating", .willBeginDecelerating) { $0.scrollViewWillBeginDecelerating($1.sender) }
        rows.event("didEndDecelerating", .didEndDecelerating) { $0.scrollViewDidEndDecelerating($1.sender) }
        rows.event("didEndScrollingAnimation", .didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation($1.sender) }
        rows.event("didScrollToTop", .didScrollToTop) { $0.scrollViewDidScrollToTop($1.sender) }
        rows.event("didZoom", .didZoom) { $0.scrollViewDidZoom($1.sender) }
        rows.event("didChangeAdjustedContentInset", .didChangeAdjustedContentInset) {
            $0.scrollViewDidChangeAdjustedContentInset($1.sender)
        }
        rows.event("didEndDragging", .didEndDragging) { $0.scrollViewDidEndDragging($1.sender, willDecelerate: $1[0]) }
        rows.question(.shouldScrollToTop) { $0.scrollViewShouldScrollToTop($1.sender) }
        rows.question(.willEndDragging) { delegate, call in
            var target: CGPoint = call[1]
            delegate.scrollViewWillEndDragging(call.sender, withVelocity: call[0], targetContentOffset: &target)
            return target
        }
        rows.question(.viewForZooming) { $0.viewForZooming(in: $1.sender) }
        rows.event("willBeginZooming", .willBeginZooming) { $0.scrollViewWillBeginZooming($1.sender, with: $1[0]) }
        rows.event("didEndZooming", .didEndZooming) { $0.scrollViewDidEndZooming($1.sender, with: $1[0], atScale: $1[1]) }
    }

    private func addLayer() {
        let rows = rows(CALayer.self) { $0.layerProxy as any CALayerDelegate }
        rows.event("willDraw", .willDraw) { $0.layerWillDraw($1.sender) }
        rows.event("layoutSublayers", .layoutSublayers) { $0.layoutSublayers(of: $1.sender) }
        rows.eventWithoutSequence("draw", .draw) { $0.draw($1.sender, in: $1[0]) }
        rows.question(.display) { $0.display($1.sender) }
        rows.question(.action) { $0.action(for: $1.sender, forKey: $1[0]) }
    }

    private func addNavigationBar() {
        let rows = rows(UINavigationBar.self) { $0.navigationBarProxy as any UINavigationBarDelegate }
        rows.question(.shouldPush) { $0.navigationBar($1.sender, shouldPush: $1[0]) }
        rows.question(.shouldPop) { $0.navigationBar($1.sender, shouldPop: $1[0]) }
        rows.event("didPush", .didPush) { $0.navigationBar($1.sender, didPush: $1[0]) }
        rows.event("didPop", .didPop) { $0.navigationBar($1.sender, didPop: $1[0]) }
        rows.question(.position) { $0.position(for: $1.sender) }
    }

    private func addToolbar() {
        let rows = rows(UIToolbar.self) { $0.toolbarProxy as any UIToolbarDelegate }
        rows.question(.position) { $0.position(for: $1.sender) }
    }

    private func addTabBar() {
        let rows = rows(UITabBar.self) { $0.tabBarProxy as any UITabBarDelegate }
        rows.event("didSelect", .didSelect) { $0.tabBar($1.sender, didSelect: $1[0]) }
    }

    private func addPicker() {
        let rows = rows(UIPickerView.self) { $0.pickerProxy as any UIPickerViewDelegate }
        rows.question(.widthForComponent) { $0.pickerView($1.sender, widthForComponent: $1[0]) }
        rows.question(.rowHeightForComponent) { $0.pickerView($1.sender, rowHeightForComponent: $1[0]) }
        rows.question(.titleForRow) { $0.pickerView($1.sender, titleForRow: $1[0], forComponent: $1[1]) }
        rows.question(.attributedTitleForRow) { $0.pickerView($1.sender, attributedTitleForRow: $1[0], forComponent: $1[1]) }
        rows.question(.viewForRow) { $0.pickerView($1.sender, viewForRow: $1[0], forComponent: $1[1], reusing: $1[2]) }
        rows.event("didSelectRow", .didSelectRow) { $0.pickerView($1.sender, didSelectRow: $1[0], inComponent: $1[1]) }
    }

    private func addPickerData() {
        let rows = rows(UIPickerView.self) { $0.pickerDataProxy as any UIPickerViewDataSource }
        rows.question(.numberOfComponents) { $0.numberOfComponents(in: $1.sender) }
        rows.question(.numberOfRows) { $0.pickerView($1.sender, numberOfRowsInComponent: $1[0]) }
    }

    private func addPageProgress() {
        let rows = rows(UIPageControlProgress.self) { $0.pageProgressProxy as any UIPageControlProgressDelegate }
        rows.question(.initialProgressForPage) { $0.pageControlProgress($1.sender, initialProgressForPage: $1[0]) }
        rows.event("visibilityDidChange", .visibilityDidChange) { $0.pageControlProgressVisibilityDidChange($1.sender) }
    }

    private func addPageTimer() {
        let rows = rows(UIPageControlTimerProgress.self) { $0.pageTimerProxy as any UIPageControlTimerProgressDelegate }
        rows.event("progressDidChange", .progressDidChange) { $0.pageControlTimerProgressDidChange($1.sender) }
        rows.question(.shouldAdvanceToPage) { $0.pageControlTimerProgress($1.sender, shouldAdvanceToPage: $1[0]) }
    }

    private func addAnimator() {
        let rows = rows(UIDynamicAnimator.self) { $0.animatorProxy as any UIDynamicAnimatorDelegate }
        rows.event("willResume", .willResume) { $0.dynamicAnimatorWillResume($1.sender) }
        rows.event("didPause", .didPause) { $0.dynamicAnimatorDidPause($1.sender) }
    }

    private func addCollision() {
        let rows = rows(UICollisionBehavior.self) { $0.collisionProxy as any UICollisionBehaviorDelegate }
        rows.eventWithoutSequence("didBeginContact", .didBeginContact) {
            $0.collisionBehavior($1.sender, beganContactFor: $1[0], with: $1[1], at: $1[2])
        }
        rows.eventWithoutSequence("didEndContact", .didEndContact) { $0.collisionBehavior($1.sender, endedContactFor: $1[0], with: $1[1]) }
        rows.eventWithoutSequence("didBeginContactWithBoundary", .didBeginContactWithBoundary) {
            $0.collisionBehavior($1.sender, beganContactFor: $1[0], withBoundaryIdentifier: $1[1], at: $1[2])
        }
        rows.eventWithoutSequence("didEndContactWithBoundary", .didEndContactWithBoundary) {
            $0.collisionBehavior($1.sender, endedContactFor: $1[0], withBoundaryIdentifier: $1[1])
        }
    }
}
