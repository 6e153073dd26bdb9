extension CADisplayLink: EventSource {}

extension ControlEvent where Sender == CADisplayLink, Payload == DisplayFrame {
    /// Sent when the display link fires. The payload is the frame; its index is counted from the first frame of the
    /// handler.
    public static var frame: Self {
        Self(chain: { link in
            let counter = FrameCounter()
            return ReadingHandler.payloadChain(in: Hooks.chain(of: link), "frame", link, isCounted: true) { link, _ in
                counter.frame(of: link)
            }
        })
    }
}

/// Counts the frames that handlers receive from the same first frame.
@MainActor final class FrameCounter {
    /// The time of the first frame, in seconds, on a clock that pauses in the background.
    private var startTime: TimeInterval?
    private var index = -1

    func frame(of link: CADisplayLink) -> DisplayFrame {
        let now = link.timestamp - Hooks.suspendedTime(of: link)
        let start = startTime ?? now
        startTime = start
        index += 1
        return DisplayFrame(
            index: index, timestamp: link.timestamp, targetTimestamp: link.targetTimestamp, elapsed: now - start, progress: 0,
            isLast: false)
    }
}
