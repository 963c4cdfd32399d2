extension Fault {
    /// Returns the faulty response, or `nil` for a fault that is not valid HTTP.
    func response(insteadOf correct: Response, to request: Request, apiResponse: APIResponse) -> Response? {
        if let edit {
            return apiResponse.status == 200
                ? Response(status: 200, body: apiResponse.body(editing: edit.callAsFunction)) : correct
        }
        return redirect(correct, request.received.target, request.target) ?? wrongContent(correct)
    }

    private var edit: ObjectEdit? {
        switch self {
        case .missingField(let key): .remove(key)
        case .nullField(let key): .setNull(key)
        case .wrongType(let key): .changeType(key)
        case .unknownValues: .unknownValues
        case .hostileText: .hostileText
        default: nil
        }
    }

    private func redirect(_ correct: Response, _ asked: String, _ target: RequestTarget) -> Response? {
        switch self {
        case .redirectLoop: return .redirect(to: asked)
        case .redirectOnce:
            // The API ignores this parameter. It marks the request of a client that has followed the redirect.
            if target.value(of: "redirected") != nil { return correct }
            return .redirect(to: asked + (asked.contains("?") ? "&" : "?") + "redirected=1")
        case .redirectOffSite(let url): return .redirect(to: url)
        case .redirectNowhere: return .redirect(to: "http://[::nowhere/%%%")
        default: return nil
        }
    }

    private func wrongContent(_ correct: Response) -> Response? {
        switch self {
        case .unauthorized:
            return Response(status: 401, body: Array("{\"error\":\"Who are you?\"}".utf8))
                .adding("WWW-Authenticate", "Basic realm=\"mirror\"")
        case .status(let code, let retryAfter, let body):
            let response = Response(
                status: code, type: body == .json ? Response.json : Response.html, body: Self.body(of: code, body))
            return retryAfter.map { response.adding("Retry-After", $0.header) } ?? response
        case .html:
            return Response(status: 200, type: Response.html, body: Array(Self.portal.utf8))
        case .malformedJSON:
            return Response(status: 200, body: Array(correct.body.prefix(correct.body.count / 2)))
        case .emptyBody:
            return Response(status: 200)
        case .otherShape:
            return Response(status: 200, body: Array("{\"ok\":true,\"data\":{\"rows\":[[1,\"Rick\"]]}}".utf8))
        default:
            return nil
        }
    }

    private static func body(of code: Int, _ body: ErrorBody) -> [UInt8] {
        switch body {
        case .json: Array("{\"error\":\"Status \(code), as ordered\"}".utf8)
        case .html: Array("<!DOCTYPE html>\n<html><head><title>\(code)</title></head><body>cloudy</body></html>\n".utf8)
        }
    }

    private static let portal = """
        <!DOCTYPE html>
        <html><head><title>Welcome to Hotel Birdperson</title></head>
        <body><form action="/login">Please accept our terms to use the network.</form></body></html>

        """
}

extension Response {
    fileprivate static func redirect(to location: String) -> Response {
        Response(status: 302, type: Response.html, body: Array("<a>Moved</a>".utf8)).adding("Location", location)
    }
}
