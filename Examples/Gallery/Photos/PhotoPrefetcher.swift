import UIKit

/// Decodes photos before their cells are displayed, and cancels the decoding of photos that are not needed.
@MainActor final class PhotoPrefetcher {
    private var tasks: [Photo: Task<Void, Never>] = [:]

    func start(_ requests: [PhotoRequest]) {
        for request in requests where tasks[request.photo] == nil && request.cachedImage == nil {
            tasks[request.photo] = Task { [weak self] in
                // The view that displays the photo reports its error.
                _ = try? await request.image()
                if !Task.isCancelled { self?.tasks[request.photo] = nil }
            }
        }
    }

    func cancel(_ photos: [Photo]) {
        for photo in photos { tasks.removeValue(forKey: photo)?.cancel() }
    }
}
