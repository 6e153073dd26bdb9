import Platform

/// The pending events of one window since the last frame, in order.
///
/// Consecutive moves of a pointer are coalesced, as are wheel and pinch events at the same location, and changes of the
/// metrics. Merging does not change the order of other events.
struct EventQueue {
    private var events: [PlatformEvent] = []

    var isEmpty: Bool { events.isEmpty }

    mutating func append(_ event: PlatformEvent) {
        guard let mergedEvent = merge(event) else {
            events.append(event)
            return
        }
        events[mergedEvent.index] = mergedEvent.event
    }

    mutating func drain() -> [PlatformEvent] {
        defer { events = [] }
        return events
    }

    /// Returns the index of the event into which `event` can be merged, and the merged event.
    private func merge(_ event: PlatformEvent) -> (index: Int, event: PlatformEvent)? {
        switch event {
        case .pointer(let pointer) where pointer.phase == .moved || pointer.phase == .hovered:
            return mergePointer(pointer)
        case .scroll(let scroll):
            guard case .scroll(var last)? = events.last, last.location == scroll.location, last.isPrecise == scroll.isPrecise
            else { return nil }
            last.deltaX += scroll.deltaX
            last.deltaY += scroll.deltaY
            last.timestamp = scroll.timestamp
            return (events.count - 1, .scroll(last))
        case .pinch(let pinch):
            guard case .pinch(var last)? = events.last, last.location == pinch.location else { return nil }
            last.scale *= pinch.scale
            last.timestamp = pinch.timestamp
            return (events.count - 1, .pinch(last))
        case .metrics:
            guard case .metrics? = events.last else { return nil }
            return (events.count - 1, event)
        default: return nil
        }
    }

    /// Searches backward for the last move of the same pointer. Skips only moves of other pointers, so that merging
    /// does not reorder other events.
    private func mergePointer(_ pointer: PointerEvent) -> (index: Int, event: PlatformEvent)? {
        for index in events.indices.reversed() {
            guard case .pointer(let other) = events[index], other.phase == .moved || other.phase == .hovered else { return nil }
            if other.id == pointer.id { return other.phase == pointer.phase ? (index, .pointer(pointer.following(other))) : nil }
        }
        return nil
    }
}
