import Synchronization

/// An image file whose images are decoded one by one. May be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: Sendable {
    private struct State {
        /// The header; `nil` until it is available.
        var source: ImageSource?
        var isFinal = true
        /// The error that prevented reading the header.
        var failure: ImageError?
        /// Whether the bytes belong to no known format.
        var isUnknown = false
        /// The images, after the first request.
        var frames: Result<StoredFrames, ImageError>?
        /// The timing, after the first request; the inner value is `nil` if the file specifies none.
        var times: AnimationTimes??
    }

    private let state: Mutex<State>

    init(_ source: ImageSource) { state = Mutex(State(source: source)) }

    /// Creates a source of a file without any bytes.
    init() { state = Mutex(State(isFinal: false)) }

    /// The file's header; `nil` until it is available.
    var source: ImageSource? { state.withLock { $0.source } }

    /// Returns the image at an index from 0; `nil` if there is none, with a diagnostic if the image is damaged.
    func frame(_ index: Int) -> StoredFrame? {
        guard index >= 0 else { return nil }
        return state.withLock { state in
            guard case .success(var frames) = Self.frames(&state, isReported: true), index < frames.count else { return nil }
            state.frames = nil
            let frame = Self.report { () throws(ImageError) in try frames.frame(index) }
            state.frames = .success(frames)
            return frame
        }
    }

    /// The timing of the images; `nil` for formats without animations.
    var times: AnimationTimes? {
        state.withLock { state in
            if let times = state.times { return times }
            let times = state.source.flatMap { source in Self.report { () throws(ImageError) in try source.animationTimes() } }
            state.times = .some(times ?? nil)
            return times ?? nil
        }
    }

    /// Reads a file again when more bytes are available.
    func update(_ data: Data, isFinal: Bool) {
        state.withLock { state in
            state = State(isFinal: isFinal)
            guard !data.isEmpty else { return }
            do throws(ImageError) { state.source = try ImageSource(data: data) } catch {
                state.failure = error
                if case .notAPicture = error { state.isUnknown = isFinal || data.count >= ImageFormat.signatureLength }
            }
        }
    }

    /// The completeness and validity of the file.
    var status: CGImageSourceStatus {
        state.withLock { state in
            guard state.source != nil else { return Self.headerStatus(state) }
            guard case .success(let frames) = Self.frames(&state, isReported: false) else { return Self.failureStatus(state) }
            if !state.isFinal { return .statusIncomplete }
            return (0..<frames.count).allSatisfy(frames.isComplete) ? .statusComplete : .statusUnexpectedEOF
        }
    }

    /// Returns the completeness and validity of an image, by its index from 0.
    func status(of index: Int) -> CGImageSourceStatus {
        state.withLock { state in
            guard state.source != nil else { return Self.headerStatus(state) }
            guard case .success(let frames) = Self.frames(&state, isReported: false) else { return Self.failureStatus(state) }
            guard (0..<frames.count).contains(index) else {
                return state.isFinal || index < 0 ? .statusInvalidData : .statusReadingHeader
            }
            if frames.isComplete(index) { return .statusComplete }
            return state.isFinal ? .statusUnexpectedEOF : .statusIncomplete
        }
    }

    private static func headerStatus(_ state: State) -> CGImageSourceStatus {
        if state.isUnknown { return .statusUnknownType }
        guard state.isFinal else { return .statusReadingHeader }
        if case .truncated? = state.failure { return .statusUnexpectedEOF }
        return .statusInvalidData
    }

    private static func failureStatus(_ state: State) -> CGImageSourceStatus {
        guard state.isFinal else { return .statusIncomplete }
        if case .failure(.truncated)? = state.frames { return .statusUnexpectedEOF }
        return .statusInvalidData
    }

    private static func frames(_ state: inout State, isReported: Bool) -> Result<StoredFrames, ImageError> {
        if let frames = state.frames { return frames }
        guard let source = state.source else { return .success(.all([])) }
        let frames = Result { () throws(ImageError) in try StoredFrames(source) }
        state.frames = frames
        if isReported, state.isFinal, case .failure(let error) = frames { Diagnostics.report("image.unreadable", error.description) }
        return frames
    }

    /// Reads a header; returns `nil`, with a diagnostic, if there is none.
    static func make(_ read: () throws(ImageError) -> ImageSource) -> CGImageSource? {
        report(read).map(CGImageSource.init)
    }

    static func report<Value>(_ body: () throws(ImageError) -> Value) -> Value? {
        do throws(ImageError) { return try body() } catch {
            Diagnostics.report("image.unreadable", error.description)
            return nil
        }
    }
}

/// Reads the header of an image file in memory. Returns `nil`, with a diagnostic, for other data. The options are
/// ignored.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource.make { () throws(ImageError) in try ImageSource(data: data) }
}

/// Reads the header of an image file. Returns `nil`, with a diagnostic, for another file. The options are ignored.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource.make { () throws(ImageError) in try ImageSource(url: url) }
}

/// Reads the header of an image file in memory. Returns `nil`, with a diagnostic, for other data. The options are
/// ignored.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(provider.data ?? Data(), options)
}

/// Creates a source for a file that is loaded in parts. ``CGImageSourceUpdateData(_:_:_:)`` passes all available
/// bytes.
///
/// The available part of an image is decoded.
/// - Parameter options: Ignored.
/// - Source: https://developer.apple.com/documentation/imageio/cgimagesourcecreateincremental(_:)
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Passes all available bytes of a file to a source.
///
/// - Parameters:
///   - source: A source created with ``CGImageSourceCreateIncremental(_:)``.
///   - data: The file from its beginning, including the bytes of earlier calls.
///   - final: Whether the file is complete.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) { source.update(data, isFinal: final) }

/// Passes all available bytes of a file to a source; see ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceUpdateDataProvider(_ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    source.update(provider.data ?? Data(), isFinal: final)
}
