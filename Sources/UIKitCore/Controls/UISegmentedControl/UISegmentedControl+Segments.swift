extension UISegmentedControl {
    /// Moves the content of a segment by an offset in points. An index out of range is ignored.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        NumberCheck.finite(offset, "UISegmentedControl.setContentOffset")
        change(segment) { $0.offset = offset }
    }

    /// Returns the offset of a segment's content, in points; zero by default.
    ///
    /// - Precondition: `segment` is less than ``numberOfSegments``.
    public func contentOffsetForSegment(at segment: Int) -> CGSize { segments[validIndex(segment)].offset }
}

/// The segments, and their response to touches.
extension UISegmentedControl {
    func setUpSegments() {
        parts.attach()
    }

    func append(_ item: Any) {
        switch item {
        case let title as String: insert(SegmentItem(title: title), at: segments.count)
        case let image as UIImage: insert(SegmentItem(image: image), at: segments.count)
        case let action as UIAction: insert(SegmentItem(action), at: segments.count)
        default:
            preconditionFailure("UISegmentedControl: \(type(of: item)) cannot be a segment. Pass a String, a UIImage or a UIAction.")
        }
    }

    func insert(_ segment: SegmentItem, at index: Int, animated: Bool = false) {
        let clampedIndex = min(max(0, index), segments.count)
        segments.insert(segment, at: clampedIndex)
        if selectedIndex >= clampedIndex { selectedIndex += 1 }
        if animated { parts.slideNext(.insertion(clampedIndex)) }
        segmentsDidChange()
    }

    func remove(_ index: Int, animated: Bool = false) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index)
        if selectedIndex == index { selectedIndex = Self.noSegment } else if selectedIndex > index { selectedIndex -= 1 }
        if animated { parts.slideNext(.removal(index)) }
        segmentsDidChange()
    }

    func validIndex(_ index: Int) -> Int {
        precondition(
            segments.indices.contains(index),
            "UISegmentedControl: no segment \(index) among \(segments.count). Give an index below numberOfSegments.")
        return index
    }

    func change(_ index: Int, _ body: (inout SegmentItem) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsDidChange()
    }

    func segmentsDidChange() {
        parts.segmentsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Touches

    private func segment(at touch: UITouch) -> Int? {
        let location = touch.location(in: self)
        guard bounds.insetBy(dx: 0, dy: -ControlTracking.touchTolerance).contains(location) else { return nil }
        let halfGap = parts.images.dividerWidth(barMetrics) / 2
        return parts.frames.firstIndex { $0.minX - halfGap <= location.x && location.x < $0.maxX + halfGap }
    }

    func press(_ touch: UITouch) -> Bool {
        guard let index = segment(at: touch), segments[index].isEnabled else { return false }
        parts.pressedIndex = index
        setNeedsLayout()
        return true
    }

    func followPress(_ touch: UITouch) -> Bool {
        let touchedIndex = segment(at: touch).flatMap { segments[$0].isEnabled ? $0 : nil }
        if touchedIndex != parts.pressedIndex {
            parts.pressedIndex = touchedIndex
            setNeedsLayout()
        }
        return true
    }

    func endPress(_ touch: UITouch?) {
        let pressedIndex = parts.pressedIndex
        parts.pressedIndex = nil
        setNeedsLayout()
        if touch != nil, let pressedIndex { selectSegment(pressedIndex) }
    }

    /// Selects the next or the previous enabled segment after a key press.
    func step(_ forward: Bool) -> Bool {
        var index = selectedIndex == Self.noSegment ? (forward ? -1 : segments.count) : selectedIndex
        repeat { index += forward ? 1 : -1 } while segments.indices.contains(index) && !segments[index].isEnabled
        selectSegment(index)
        return true
    }

    private func selectSegment(_ index: Int) {
        guard segments.indices.contains(index), isMomentary || index != selectedIndex else { return }
        selectedIndex = index
        parts.animatesNext = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
        if isMomentary { selectedIndex = Self.noSegment }
    }
}
